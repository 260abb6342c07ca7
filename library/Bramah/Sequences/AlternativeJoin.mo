// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model AlternativeJoin "End of a choice between branches"
  parameter Real width(min=1) = 40 "Length of the bar on the sheet";
  parameter Integer n(min=0) = 0 "Branches" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.StepIn i[n] "From the last transitions of the branches" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  Interfaces.TransitionOut o "To the step below" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-20})));
equation
  o.set = sum(if i[k].set then 1 else 0 for k in 1:n) > 0;
  annotation(
    defaultComponentName="merge",
    Icon(coordinateSystem(extent={{-20,-20},{20,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-20},{0,0}}),
      Line(points={{-5*width,0},{5*width,0}})}),
    Documentation(info="<html>
<p><b>set = set[1] or set[2] or ...</b>: the step below becomes active when the last transition of one of the branches clears.</p>
<p>Assumptions: ideal: no time passes. Valid: any number of branches; each ends with a transition. Source: IEC 60848:2013, GRAFCET, clause on selection of
sequences. Example: <a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end AlternativeJoin;
