// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Min "Smaller of two inputs"
  extends Interfaces.SI2SO;
equation
  y = min(u1, u2);
  annotation(
    defaultComponentName="min1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="min", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = min(u1, u2)</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs; the slope jumps where they are equal.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Min;
