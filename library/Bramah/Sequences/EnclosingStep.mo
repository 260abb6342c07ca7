// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
partial model EnclosingStep "Enclosing step: holds a chart that lives while it is active"
  extends Interfaces.State(final link=false, final startsLinked=chart.isInitial, final history_used=chart.history,
    final around_enters=chart.enter, final around_leaves=chart.leave, final forced=chart.force);
  parameter Boolean history = false "Entering goes on where it was left" annotation(Evaluate=true);
  parameter Integer nException(min=0) = 0 "Lines to exceptions" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Boolean finished = true "What is inside has come to its end: only then may the transitions below clear" annotation(Dialog);
  Interfaces.StepOut exception[nException] "To transitions that leave it at any time" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,90}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0}, rotation=-90)));
protected
  inner outer Internal.Level chart(final history=history, final isInitial=initialStep, final slack=slack, final enter=enters,
    final leave=leaves, final force=forces, final tick=looks);
  parameter Units.Time slack = chart.slack "Delays end so much earlier" annotation(Evaluate=true);
  Boolean enters "It becomes active";
  Boolean leaves "It becomes inactive";
  Boolean forces "All take their initial state";
  Boolean looks "Conditions are looked at";
equation
  enters = next and not X;
  leaves = X and not next;
  forces = chart.force;
  looks = chart.tick;
  isReset = sum(if o[k].reset then 1 else 0 for k in 1:nOut) + sum(if exception[k].reset then 1 else 0 for k in 1:nException) > 0;
  isResetTwice = sum(if o[k].reset then 1 else 0 for k in 1:nOut) + sum(if exception[k].reset then 1 else 0 for k in 1:nException) > 1;
  for k in 1:nOut loop
    o[k].active = X and finished;
  end for;
  for k in 1:nException loop
    exception[k].active = X;
  end for;
  annotation(
    __Bramah(extendToPlace=true),
    defaultComponentName="enclosing",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, X)),
      Rectangle(extent={{-80,-40},{80,40}}),
      Line(points={{-80,24},{-64,40}}),
      Line(points={{64,40},{80,24}}),
      Line(points={{80,-24},{64,-40}}),
      Line(points={{-64,-40},{-80,-24}}),
      Rectangle(extent={{-74,-34},{74,34}}, visible=initialStep),
      Line(points={{-80,0},{-100,0}}, visible=nException > 0),
      Line(points={{0,60},{0,40}}),
      Line(points={{0,-40},{0,-60}}),
      Line(points={{80,0},{100,0}}, color={168,60,160}),
      Text(extent={{-78,-16},{78,16}}, textString="%name", visible=DynamicSelect(true, not X)),
      Text(extent={{-78,-16},{78,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, X)),
      Text(extent={{44,-40},{64,-20}}, textString="H", visible=history)}),
    Documentation(info="<html>
<p>While it is active, the chart on its own sheet lives. When it becomes active, the steps inside that have an activation link (<code>link =
true</code>) do so too, or with <code>history</code> those that were active when it was left last. When it becomes inactive, so do all steps inside,
wherever they are: <b>X = false</b> for all.</p>
<p>A transition below leaves it when its condition is true and what is inside is <code>finished</code>, for instance <code>last.X</code> of a step
inside; without a condition there it may leave at any time, as the standard has it. A transition at the port on the left is an exception: it leaves at any
time. Placed on a sheet it gets a class of its own: open it by a double click and draw. A composite state of the UML with entry, history and exceptions is the same thing.</p>
<p>Assumptions: ideal: no time passes. Valid: nested as deep as wanted. Source: IEC 60848:2013, GRAFCET, clause on enclosing steps. Example:
<a href='modelica://Bramah.Examples.Sequences.MachineModes'>MachineModes</a>.</p>
</html>"));
end EnclosingStep;
