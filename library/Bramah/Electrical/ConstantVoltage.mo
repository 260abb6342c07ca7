// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model ConstantVoltage "Constant voltage source"
  extends Interfaces.OnePort;
  parameter Units.Voltage V(start=1) = 24 "Voltage from p to n";
equation
  v = V;
  annotation(
    __Bramah(bonds="source:Se > current"),
    defaultComponentName="constantVoltage",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, lineColor={15,123,119}),
      Line(points={{-80,0},{80,0}}, color={15,123,119}),
      Text(extent={{-62,4},{-42,28}}, textString="+", textColor={15,123,119}),
      Text(extent={{-100,36},{100,66}}, textString="%name", textColor={15,123,119}),
      Text(extent={{-100,-64},{100,-36}}, textString="%V", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>v = V</b>, whatever the current: an ideal battery or power supply. i is negative while it gives power. A real one has a
<code>Resistor</code> in series, 5 to 50 mohm for a vehicle battery.</p>
<p>Assumptions: ideal: the voltage set at any current. Typical: 12, 24 or 48 V on machines. Valid: supplies whose voltage does not sink under load;
else a resistor in series stands for what is inside. Source: independent voltage source of C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969),
chapter 2. Example: <a href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end ConstantVoltage;
