// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Cos "Cosine of the input"
  extends Interfaces.SISO;
equation
  y = cos(u);
  annotation(
    defaultComponentName="cos1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="cos", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = cos(u)</b>, u in rad.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any angle, in rad. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end Cos;
