// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Resistor "Linear resistor"
  extends Interfaces.OnePort;
  parameter Units.Resistance R(min=0, start=1) = 1 "Resistance";
  Units.Power LossPower "Power turned into heat";
equation
  v = R*i;
  LossPower = v*i;
  annotation(
    __Bramah(bonds="current > resistance:R if R"),
    defaultComponentName="resistor",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-40,0}}, color={15,123,119}),
      Rectangle(extent={{-40,-14},{40,14}}, lineColor={15,123,119}),
      Line(points={{40,0},{80,0}}, color={15,123,119}),
      Text(extent={{-100,20},{100,50}}, textString="%name", textColor={15,123,119}),
      Text(extent={{-100,-48},{100,-20}}, textString="%R", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>v = R*i</b>. R may be 0 (a wire) where the circuit fixes the current otherwise. The power v*i turns into heat; the resistance does not
change with temperature.</p>
<p>Typical: a solenoid's coil 5 to 30 ohm at 24 V, the armature of a small motor 0.1 to 2 ohm, a metre of 1 mm2 copper 17 mohm.</p>
<p>Assumptions: constant resistance at any temperature. Valid: temperatures at which R is known. Source: Ohm&apos;s law. Example: <a
href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end Resistor;
