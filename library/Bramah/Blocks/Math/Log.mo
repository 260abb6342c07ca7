// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Log "Natural logarithm"
  extends Interfaces.SISO;
equation
  y = log(u);
  annotation(
    defaultComponentName="log1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="ln", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = log(u)</b>; u must be positive.</p>
<p>Assumptions: ideal: exact and without delay. Valid: u above 0. Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Log;
