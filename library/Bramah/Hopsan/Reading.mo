// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Reading "Any variable of the sheet as a signal"
  extends Blocks.Interfaces.SO;
  input Real value "What is read, as valve.x";
equation
  y = value;
  annotation(
    defaultComponentName="reading",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="%value", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = value</b>, where <code>value</code> is an expression of variables of the circuit around it, as <code>valve.x</code>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any variable of a number. Source: stands for output variables of Hopsan that no other class has
a connector for. Example: <a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end Reading;
