// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Button "Boolean signal set by hand while the circuit runs"
  parameter Boolean pressed = false "true: pressed; may be changed during a run" annotation(__Bramah(hand=true));
  parameter String key = "" "Key that presses it during a run";
  Blocks.Interfaces.BooleanOutput y "true: pressed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  y = pressed;
  annotation(
    __Bramah(mend="Put a button at %1"),
    defaultComponentName="button",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Ellipse(extent={{-36,-36},{36,36}}, lineColor={168,60,160}),
      Ellipse(extent={{-26,-26},{26,26}}, lineColor={168,60,160}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(pressed, y)),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p><b>y = pressed</b>. While the circuit runs, a click on it turns it over and a longer press holds it down until the mouse
comes up; so does the key that <code>key</code> names, as <code>1</code>. The push button of a solenoid.</p>
<p>Assumptions: ideal: switches at once. Valid: changed by hand, so no two runs are the same unless it is left alone.
Example: <code>dc_motor_axis</code>.</p>
</html>"));
end Button;
