// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Abs "Absolute value"
  extends Interfaces.SISO;
equation
  y = abs(u);
  annotation(
    defaultComponentName="abs1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-40,34},{0,0},{40,34}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = |u|</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u; the slope jumps at 0. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end Abs;
