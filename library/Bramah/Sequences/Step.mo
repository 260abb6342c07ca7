// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Step "Step: active from the transition above to the one below"
  extends Interfaces.PlainStep(final initialStep=false);
  annotation(
    defaultComponentName="s1",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, X)),
      Rectangle(extent={{-80,-40},{80,40}}),
      Line(points={{0,60},{0,40}}),
      Line(points={{0,-40},{0,-60}}),
      Line(points={{80,0},{100,0}}, color={168,60,160}),
      Text(extent={{-78,-16},{78,16}}, textString="%name", visible=DynamicSelect(true, not X)),
      Text(extent={{-78,-16},{78,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, X)),
      Text(extent={{-96,-46},{-80,-22}}, textString="*", visible=link)}),
    Documentation(info="<html>
<p><b>X = active</b> from the clearing of a transition above to that of one below; when both happen at the same time it stays active
(fifth rule of evolution). <code>t</code> counts the time since it became active. The output <code>y</code> leads to a solenoid or to an
<a href='modelica://Bramah.Sequences.Action'>Action</a>, and transitions may ask for <code>s.X</code> and <code>s.t</code>.</p>
<p>Within an enclosing step, <code>link = true</code>, drawn as an asterisk, makes it active when that one becomes active.</p>
<p>Assumptions: ideal: switches at once, or with the cycle of its chart. Valid: any number of lines above and below. Source: IEC 60848:2013, GRAFCET,
clauses on steps and rules of evolution. Example: <a href='modelica://Bramah.Examples.Sequences.TrafficLights'>TrafficLights</a>.</p>
</html>"));
end Step;
