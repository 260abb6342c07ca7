// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model VoltageSensor "Ideal sensor of the voltage between two pins"
  Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Blocks.Interfaces.RealOutput v(unit="V") "Voltage from p to n"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
equation
  p.i = 0;
  n.i = 0;
  v = p.v - n.v;
  annotation(
    __Bramah(bonds="p > current:1 > n, current > reading:De"),
    defaultComponentName="voltageSensor",
    Icon(coordinateSystem(extent={{-80,-60},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-30,-30},{30,30}}, lineColor={15,123,119}),
      Line(points={{-80,0},{-30,0}}, color={15,123,119}),
      Line(points={{30,0},{80,0}}, color={15,123,119}),
      Text(extent={{-20,-18},{20,18}}, textString="V", textColor={15,123,119}),
      Text(extent={{-62,4},{-42,28}}, textString="+", textColor={15,123,119}),
      Line(points={{0,-30},{0,-60}}, color={44,99,201}),
      Text(extent={{-100,36},{100,66}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p><b>v = p.v - n.v</b>. Takes no current.</p>
<p>Assumptions: ideal: takes no current. Valid: meters with far more resistance than the circuit. Typical: 1 to 10 MOhm. Source: Kirchhoff&apos;s
voltage law, as in C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969), chapter 1. Example: <a
href='modelica://Bramah.Examples.Electrical.SwitchedSolenoid'>SwitchedSolenoid</a>.</p>
</html>"));
end VoltageSensor;
