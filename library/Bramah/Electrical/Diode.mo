// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Diode "Diode: lets the current pass from p to n"
  extends Interfaces.OnePort;
  parameter Units.Resistance Ron(min=0) = 1e-5 "Resistance when conducting";
  parameter Units.Conductance Goff(min=0) = 1e-5 "Conductance when blocking";
  parameter Units.Voltage Vknee(min=0) = 0 "Voltage from which on it conducts: 0.7 V for silicon";
  Boolean off(start=true) "true: blocks";
  Units.Power LossPower "Power turned into heat";
protected
  Real s(start=0) "Current above the knee, voltage below it";
equation
  off = s < 0;
  v = s*(if off then 1 else Ron) + Vknee;
  i = s*(if off then Goff else 1) + Goff*Vknee;
  LossPower = v*i;
  annotation(
    __Bramah(bonds="current > barrier:R"),
    defaultComponentName="diode",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{80,0}}, color={15,123,119}),
      Polygon(points={{-20,24},{20,0},{-20,-24},{-20,24}}, lineColor={15,123,119}),
      Line(points={{20,-24},{20,24}}, color={15,123,119}),
      Text(extent={{-100,28},{100,58}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p>Two straight lines that meet at the knee v = Vknee: below it <b>i = Goff*v</b>, above it <b>v - Vknee = Ron*(i - Goff*Vknee)</b>, both over
one variable s that passes 0 at the knee. An event marks each passing.</p>
<p>The exponential foot of the curve and the charge stored in the junction are neglected. Typical: Vknee 0.3 V (Schottky) to 0.7 V (silicon),
Ron 1 to 100 mohm.</p>
<p>Assumptions: no recovery time. Valid: voltages below the breakdown, which is not modelled, and switching slower than the recovery.</p>
<p>Source: a straight line for each of its two states. Example: <a
href='modelica://Bramah.Examples.Electrical.SwitchedSolenoid'>SwitchedSolenoid</a>.</p>
</html>"));
end Diode;
