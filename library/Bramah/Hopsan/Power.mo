// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Power "Power of the absolute value"
  extends Blocks.Interfaces.SISO;
  Blocks.Interfaces.RealInput n "Exponent" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
equation
  y = abs(u)^n;
  annotation(
    defaultComponentName="power",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-24},{56,24}}, textString="|u|^n", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = |u|^n</b>, with the exponent n as a signal.</p>
<p>Assumptions: ideal: exact and without delay. Valid: where n is below 0, u other than 0. Source: SignalPower and SignalSquare of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Power;
