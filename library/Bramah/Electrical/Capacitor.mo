// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Capacitor "Linear capacitor"
  extends Interfaces.OnePort(v(start=0));
  parameter Units.Capacitance C(min=0, start=1) = 1e-6 "Capacitance";
equation
  C*der(v) = i;
  annotation(
    __Bramah(bonds="current > capacity:C"),
    defaultComponentName="capacitor",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-8,0}}, color={15,123,119}),
      Line(points={{-8,-28},{-8,28}}, color={15,123,119}),
      Line(points={{8,-28},{8,28}}, color={15,123,119}),
      Line(points={{8,0},{80,0}}, color={15,123,119}),
      Text(extent={{-100,34},{100,64}}, textString="%name", textColor={15,123,119}),
      Text(extent={{-100,-60},{100,-32}}, textString="%C", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>C*der(v) = i</b>. It stores the energy C*v^2/2. The voltage at the start is free unless fixed, as
<code>v(start=0, fixed=true)</code>. Two capacitors in parallel share one voltage, and one start value.</p>
<p>Assumptions: constant capacity, no leakage. Valid: voltages and frequencies at which the part is a capacitor: below its rated voltage, far below
its resonance with its leads. Typical: 1 uF to 0.1 F. Source: linear capacitor of C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969), chapter 2.
Example: <a href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end Capacitor;
