// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Exp "Exponential"
  extends Interfaces.SISO;
equation
  y = exp(u);
  annotation(
    defaultComponentName="exp1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="exp", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = exp(u)</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: u below some 700, where numbers end.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Exp;
