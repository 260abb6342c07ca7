// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model InitialStep "Initial step: active at the start"
  extends Interfaces.PlainStep(final initialStep=true);
  annotation(
    defaultComponentName="s0",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}),
      Rectangle(extent={{-74,-34},{74,34}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, X)),
      Rectangle(extent={{-74,-34},{74,34}}),
      Line(points={{0,60},{0,40}}),
      Line(points={{0,-40},{0,-60}}),
      Line(points={{80,0},{100,0}}, color={168,60,160}),
      Text(extent={{-72,-16},{72,16}}, textString="%name", visible=DynamicSelect(true, not X)),
      Text(extent={{-72,-16},{72,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, X)),
      Text(extent={{-96,-46},{-80,-22}}, textString="*", visible=link)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Sequences.Step'>Step</a>, but <b>X = true</b> at the start of the run, before any transition has cleared. Each
chart needs one at least; a forced <code>Chart.toInitial</code> comes back to it.</p>
<p>Assumptions: ideal: switches at once, or with the cycle of its chart. Valid: any number of lines above and below; one in each part that runs in
parallel from the start. Source: IEC 60848:2013, GRAFCET, clause on steps. Example:
<a href='modelica://Bramah.Examples.Sequences.TrafficLights'>TrafficLights</a>.</p>
</html>"));
end InitialStep;
