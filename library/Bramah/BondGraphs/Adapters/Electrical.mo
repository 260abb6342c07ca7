// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Adapters;
model Electrical "Two pins to a bond"
  Bramah.Electrical.Interfaces.PositivePin p "Positive pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,20})));
  Bramah.Electrical.Interfaces.NegativePin n "Negative pin" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-20})));
  Interfaces.BondOut bond "Bond: voltage, current" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
equation
  v = p.v - n.v;
  i = p.i;
  p.i + n.i = 0;
  bond.e = v;
  bond.f = -i;
  annotation(
    __Bramah(bonds="p > pins:1 > n, pins > bond"),
    defaultComponentName="toBond",
    Icon(coordinateSystem(extent={{-40,-30},{40,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{20,30}}),
      Text(extent={{-16,-16},{16,16}}, textString="U"),
      Line(points={{-40,20},{-20,20}}, color={15,123,119}),
      Line(points={{-40,-20},{-20,-20}}, color={15,123,119}),
      Line(points={{20,0},{40,0}}, color={96,104,116}),
      Text(extent={{-36,24},{-22,38}}, textString="+", textColor={15,123,119}),
      Text(extent={{-100,34},{100,62}}, textString="%name")}),
    Documentation(info="<html>
<p><b>bond.e = p.v - n.v</b>, <b>bond.f = -p.i</b>: the bond carries voltage and current, and power goes from the circuit into the graph.</p>
<p>Assumptions: ideal: without loss. Valid: any voltage and current; the circuit has its Ground. Source: D. C. Karnopp, D. L. Margolis, R. C.
Rosenberg, System Dynamics (2012), chapter 3. Example: <a href='modelica://Bramah.Examples.BondGraphs.MotorByBonds'>MotorByBonds</a>.</p>
</html>"));
end Electrical;
