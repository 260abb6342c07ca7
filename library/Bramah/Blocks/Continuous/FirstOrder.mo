// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block FirstOrder "First-order lag"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Units.Time T(min=1e-9, start=1) = 1 "Time constant";
  parameter Real y_start = 0 "Output at the start";
initial equation
  y = y_start;
equation
  der(y) = (k*u - y)/T;
  annotation(
    defaultComponentName="firstOrder",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-40},{-34,-14},{-24,4},{-12,17},{2,26},{20,31},{44,34}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>T*der(y) = k*u - y</b>, y = y_start at the start.</p>
<p>Assumptions: ideal: linear. Valid: any u. Typical: T 1 to 20 ms for a sensor or amplifier. Example: <code>motor_position_control</code>.</p>
</html>"));
end FirstOrder;
