// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model CurrentSensor "Ideal sensor of a current"
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Blocks.Interfaces.RealOutput i(unit="A") "Current from p to n"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
equation
  p.v = n.v;
  p.i + n.i = 0;
  i = p.i;
  annotation(
    __Bramah(bonds="p > current:1 > n, current > reading:Df"),
    defaultComponentName="currentSensor",
    Icon(coordinateSystem(extent={{-80,-60},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, lineColor={15,123,119}),
      Line(points={{-80,0},{-30,0}}, color={15,123,119}),
      Line(points={{30,0},{80,0}}, color={15,123,119}),
      Text(extent={{-20,-18},{20,18}}, textString="A", textColor={15,123,119}),
      Text(extent={{-62,4},{-42,28}}, textString="+", textColor={15,123,119}),
      Line(points={{0,-30},{0,-60}}, color={44,99,201}),
      Text(extent={{-100,36},{100,66}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>i = p.i</b>. Put it into the line: it has no resistance.</p>
<p>Assumptions: ideal: no voltage over it. Valid: shunts and transducers whose own drop does not count in the circuit. Typical: a drop of 50 to 500
mV, a lag of 1 to 100 us. Source: Kirchhoff&apos;s current law, as in C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969), chapter 1. Example: <a
href='modelica://Bramah.Examples.Electrical.SwitchedSolenoid'>SwitchedSolenoid</a>.</p>
</html>"));
end CurrentSensor;
