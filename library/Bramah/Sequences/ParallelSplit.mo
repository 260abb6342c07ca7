// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model ParallelSplit "Start of branches that run in parallel"
  parameter Real width(min=1) = 40 "Length of the bar on the sheet";
  parameter Integer n(min=0) = 0 "Branches" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.StepIn i "From the transition above" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,20})));
  Interfaces.TransitionOut o[n] "To the first steps of the branches" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));
equation
  for k in 1:n loop
    o[k].set = i.set;
  end for;
  annotation(
    defaultComponentName="split",
    Icon(coordinateSystem(extent={{-20,0},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,20},{0,8}}),
      Line(points={{-5*width,8},{5*width,8}}),
      Line(points={{-5*width,0},{5*width,0}})}),
    Documentation(info="<html>
<p><b>set[1] = set[2] = ... = set</b>: when the transition above clears, the first steps of all branches become active. Draw a line from the bar to
each of them; the bar takes any number. <code>width</code> is the length of the double bar on the sheet.</p>
<p>Assumptions: ideal: no time passes. Valid: any number of branches. Source: IEC 60848:2013, GRAFCET, clause on parallel sequences. Example:
<a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end ParallelSplit;
