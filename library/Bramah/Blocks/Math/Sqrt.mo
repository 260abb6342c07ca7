// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Sqrt "Square root"
  extends Interfaces.SISO;
equation
  y = sqrt(u);
  annotation(
    defaultComponentName="sqrt1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="√", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = sqrt(u)</b>; u must not be negative.</p>
<p>Assumptions: ideal: exact and without delay. Valid: u of 0 and above; the slope has no bound at 0.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Sqrt;
