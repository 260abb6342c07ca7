// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model ParallelJoin "End of branches that run in parallel: waits for all"
  parameter Real width(min=1) = 40 "Length of the bar on the sheet";
  parameter Integer n(min=0) = 0 "Branches" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.TransitionIn i[n] "From the last steps of the branches" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  Interfaces.StepOut o "To the transition below" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-20})));
equation
  o.active = n > 0 and sum(if i[k].active then 0 else 1 for k in 1:n) < 1;
  for k in 1:n loop
    i[k].reset = o.reset;
  end for;
  annotation(
    defaultComponentName="join",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-20},{0,-8}}),
      Line(points={{-5*width,-8},{5*width,-8}}),
      Line(points={{-5*width,0},{5*width,0}})}),
    Documentation(info="<html>
<p><b>active = active[1] and active[2] and ...</b>: the transition below is enabled when the last steps of all branches are active, and its clearing
makes all of them inactive. <code>width</code> is the length of the double bar on the sheet.</p>
<p>Assumptions: ideal: no time passes. Valid: any number of branches. Source: IEC 60848:2013, GRAFCET, clause on synchronization. Example:
<a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end ParallelJoin;
