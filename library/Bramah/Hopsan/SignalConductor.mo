// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model SignalConductor "Conductor of Hopsan whose conductance is a signal"
  Electrical.Interfaces.PositivePin p "Positive pin"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Electrical.Interfaces.NegativePin n "Negative pin"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Blocks.Interfaces.RealInput G(unit="S") "Conductance"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,60})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
equation
  v = p.v - n.v;
  i = G*v;
  p.i = i;
  n.i = -i;
  annotation(
    defaultComponentName="conductor",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-50,-20},{50,20}}),
      Line(points={{-100,0},{-50,0}}),
      Line(points={{50,0},{100,0}}),
      Line(points={{0,60},{0,20}}, color={44,99,201}),
      Text(extent={{-100,-54},{100,-24}}, textString="%name")}),
    Documentation(info="<html>
<p><b>i = G*v</b>, v = p.v - n.v.</p>
<p>Assumptions: no inductance. Valid: G of 0 and above. Typical: 1e-3 to 1e3 S. Source: ElectricVarResistor of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.ElectricDrive'>ElectricDrive</a>.</p>
</html>"));
end SignalConductor;
