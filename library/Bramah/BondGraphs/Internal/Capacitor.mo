// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Capacitor "Linear capacitor, as a compliance"
  parameter Units.Capacitance C(min=1e-60, start=1) = 1e-6 "Capacitance";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.Voltage v(start=0) "Voltage from p to n";
  Units.Current i "Current from p to n";
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Passive.C x(final C=C)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20}, rotation=270)));
equation
  v = x.e;
  i = j.f;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], n)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], x.bond)
    annotation(Line(points={{0,-2},{0,-18}}, color={96,104,116}));
  annotation(
    defaultComponentName="capacitor",
    Icon(coordinateSystem(extent={{-80,-40},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{40,20}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 C"),
      Line(points={{-80,0},{-40,0}}, color={96,104,116}),
      Line(points={{40,0},{80,0}}, color={96,104,116}),
      Text(extent={{-80,46},{80,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-34},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>C*der(e) = f</b>, one current between two potentials.</p>
</html>"));
end Capacitor;
