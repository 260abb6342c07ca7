// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model TwoPins "Two pins to a bond, as one current between two potentials"
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,20})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,-20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,-20})));
  Interfaces.BondOut bond "Bond: voltage, current" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
equation
  v = p.e - n.e;
  i = j.f;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,20},{-2,0}}, color={96,104,116}));
  connect(j.bondDown[1], n)
    annotation(Line(points={{0,-2},{-40,-20}}, color={96,104,116}));
  connect(j.bondOut[1], bond)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="toBond",
    Icon(coordinateSystem(extent={{-40,-30},{40,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{20,30}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="1"),
      Line(points={{-40,20},{-20,20}}, color={96,104,116}),
      Line(points={{-40,-20},{-20,-20}}, color={96,104,116}),
      Line(points={{40,0},{20,0}}, color={96,104,116}),
      Text(extent={{-40,36},{40,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-34},{54,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = e_p - e_n</b>, one current.</p>
</html>"));
end TwoPins;
