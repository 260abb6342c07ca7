// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Sin "Sine of the input"
  extends Interfaces.SISO;
equation
  y = sin(u);
  annotation(
    defaultComponentName="sin1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="sin", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = sin(u)</b>, u in rad.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any angle, in rad.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Sin;
