// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Event "Event: true at the instant at which a signal changes"
  parameter Types.EventEdge edge = Types.EventEdge.Rising "Which change counts" annotation(Evaluate=true);
  Blocks.Interfaces.BooleanInput u "Signal" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.BooleanOutput y "true at the event" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
protected
  outer Internal.Level chart;
  Boolean seen "The signal when the chart looked last";
initial equation
  pre(seen) = u;
equation
  seen = if chart.tick then u else pre(seen);
  y = if edge == Types.EventEdge.Rising then seen and not pre(seen) elseif edge == Types.EventEdge.Falling then pre(seen) and not seen else seen <> pre(seen);
  annotation(
    defaultComponentName="event",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{-80,0},{-60,0}}, color={168,60,160}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Line(points={{-40,-36},{0,-36},{0,36},{40,36}}, color={168,60,160}, visible=edge <> Types.EventEdge.Falling),
      Line(points={{-40,36},{0,36},{0,-36},{40,-36}}, color={168,60,160}, visible=edge == Types.EventEdge.Falling),
      Polygon(points={{-8,-6},{8,-6},{0,14},{-8,-6}}, lineColor={168,60,160}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=edge <> Types.EventEdge.Falling),
      Polygon(points={{-8,6},{8,6},{0,-14},{-8,6}}, lineColor={168,60,160}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=edge == Types.EventEdge.Falling),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p><b>y = u and not pre(u)</b> for a rising edge: true only at the instant at which u becomes true, not before and not after. Lead it to a transition with
<code>useInput</code>. With a cycle the change from look to look of the chart counts.</p>
<p>Assumptions: ideal: lasts no time, so a plot shows it as a needle only. Valid: any signal. Source: IEC 60848:2013, GRAFCET, clause on input events. Example:
<a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end Event;
