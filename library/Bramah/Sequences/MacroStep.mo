// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
partial model MacroStep "Macro-step: a part of a chart on a sheet of its own"
  parameter Integer nIn(min=0) = 0 "Lines from above" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nOut(min=0) = 0 "Lines to below" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.StepIn i[nIn] "From transitions above" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,80}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  Interfaces.StepOut o[nOut] "To transitions below" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-80}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
  Blocks.Interfaces.BooleanOutput y "true while a step inside is active" annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={40,80}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Step E(nIn=nIn, nOut=1) "Entry step"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,60})));
  Step S(nIn=1, nOut=nOut) "Exit step"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-60})));
  Boolean X "From the entry step's becoming active to the exit step's end";
protected
  outer Internal.Level chart;
  Boolean next "Active after the clearing of all transitions that clear now";
initial equation
  pre(next) = false;
equation
  connect(i, E.i)
    annotation(Line(points={{0,80},{0,66}}));
  connect(S.o, o)
    annotation(Line(points={{0,-66},{0,-80}}));
  X = pre(next);
  next = not chart.force and not chart.leave and (sum(if i[k].set then 1 else 0 for k in 1:nIn) > 0 or X and not sum(if o[k].reset then 1 else 0 for k in 1:nOut) > 0);
  y = X;
  annotation(
    __Bramah(extendToPlace=true),
    defaultComponentName="m",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, X)),
      Rectangle(extent={{-80,-40},{80,40}}),
      Line(points={{-80,32},{80,32}}),
      Line(points={{-80,-32},{80,-32}}),
      Line(points={{0,60},{0,40}}),
      Line(points={{0,-40},{0,-60}}),
      Line(points={{80,0},{100,0}}, color={168,60,160}),
      Text(extent={{-78,-16},{78,16}}, textString="%name", visible=DynamicSelect(true, not X)),
      Text(extent={{-78,-16},{78,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, X))}),
    Documentation(info="<html>
<p>Stands for a part of a chart that has one way in and one way out: the entry step <code>E</code> and the exit step <code>S</code>, with what is
drawn between them. It is an abbreviation: the chart runs as if its expansion stood in its place. The transition below is enabled when <code>S</code>
is active.</p>
<p>Placed on a sheet it gets a class of its own. Open it by a double click and draw: a transition below <code>E</code>, steps, a transition above <code>S</code>.
<b>y = true</b> from the entry to the exit.</p>
<p>Assumptions: ideal: no time passes. Valid: one entry and one exit. Source: IEC 60848:2013, GRAFCET, clause on macro-steps. Example:
<a href='modelica://Bramah.Examples.Sequences.MachineModes'>MachineModes</a>.</p>
</html>"));
end MacroStep;
