// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model AlternativeSplit "Choice between branches"
  parameter Real width(min=1) = 40 "Length of the bar on the sheet";
  parameter Integer n(min=0) = 0 "Branches" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Boolean priority = true "Where several conditions are true at once, only the first branch is taken" annotation(Evaluate=true);
  Interfaces.TransitionIn i "From the step above" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,20})));
  Interfaces.StepOut o[n] "To the first transitions of the branches" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,0})));
equation
  i.reset = sum(if o[k].reset then 1 else 0 for k in 1:n) > 0;
  for k in 1:n loop
    o[k].active = i.active and not (priority and sum(if o[j].reset then 1 else 0 for j in 1:k - 1) > 0);
  end for;
  annotation(
    defaultComponentName="choice",
    Icon(coordinateSystem(extent={{-20,0},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,20},{0,0}}),
      Line(points={{-5*width,0},{5*width,0}}),
      Text(extent={{8,4},{28,32}}, textString="*", visible=priority)}),
    Documentation(info="<html>
<p><b>active[k] = active</b> of the step above, unless a branch drawn before it clears at this instant: with <code>priority</code>, drawn as an
asterisk, only the first of several branches is taken, as IEC 61131-3 has it. Without, all whose conditions are true are taken, as the fourth rule of
IEC 60848 says. The order is that in which the lines were drawn.</p>
<p>Assumptions: ideal: no time passes. Valid: any number of branches; each begins with a transition. Source: IEC 60848:2013, GRAFCET, clause on selection of
sequences; IEC 61131-3:2013, Sequential function chart elements. Example:
<a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end AlternativeSplit;
