// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block GreaterThreshold "Is the input above a threshold?"
  parameter Real threshold = 0 "Threshold";
  Blocks.Interfaces.RealInput u "Input"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.BooleanOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  y = u > threshold;
  annotation(
    defaultComponentName="greaterThreshold",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Text(extent={{-56,-20},{56,20}}, textString=">", textColor={168,60,160}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p><b>y = u &gt; threshold</b>, an event at the threshold.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u; an event at each change. A signal that hovers at the threshold wants a Hysteresis.
Example: <code>dc_motor_axis</code>.</p>
</html>"));
end GreaterThreshold;
