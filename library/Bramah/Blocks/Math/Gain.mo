// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Gain "Output is the input times k"
  extends Interfaces.SISO;
  parameter Real k(start=1) = 1 "Gain";
equation
  y = k*u;
  annotation(
    defaultComponentName="gain",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="%k", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k*u</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u. Example: <code>servo_position_control</code>.</p>
</html>"));
end Gain;
