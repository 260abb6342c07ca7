// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model SignalVoltage "Voltage source driven by a signal"
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Blocks.Interfaces.RealInput v(unit="V") "Voltage from p to n"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,60}, rotation=-90)));
  Units.Current i "Current from p to n";
equation
  p.v - n.v = v;
  p.i + n.i = 0;
  i = p.i;
  annotation(
    __Bramah(bonds="p > current:1 > n, source:mSe > current"),
    defaultComponentName="signalVoltage",
    Icon(coordinateSystem(extent={{-80,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, lineColor={15,123,119}),
      Line(points={{-80,0},{80,0}}, color={15,123,119}),
      Text(extent={{-62,4},{-42,28}}, textString="+", textColor={15,123,119}),
      Line(points={{0,60},{0,30}}, color={44,99,201}),
      Text(extent={{-100,-66},{100,-36}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p>The input is the voltage from p to n: an ideal power amplifier. Limit the input where the amplifier has a limit.</p>
<p><b>p.v - n.v = v</b>.</p>
<p>Assumptions: ideal: the voltage set at any current. Valid: amplifiers within their voltage and current, and signals slower than they are; limit the
signal before it. Typical: up to 24 or 48 V, 0.1 to 1 kHz. Source: independent voltage source of C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969),
chapter 2. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end SignalVoltage;
