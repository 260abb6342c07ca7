// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model CurrentSensor "Current sensor, as a sensor of the flow"
  Blocks.Interfaces.RealOutput i(unit="A") "Current from p to n"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Sensors.Df reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
equation
  i = reading.y;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], n)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], reading.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="currentSensor",
    Icon(coordinateSystem(extent={{-80,-60},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="Df"),
      Line(points={{-80,0},{-40,0}}, color={96,104,116}),
      Line(points={{80,0},{40,0}}, color={96,104,116}),
      Line(points={{0,-60},{0,-40}}, color={44,99,201}),
      Text(extent={{-80,46},{80,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>i = f</b>, and no voltage.</p>
</html>"));
end CurrentSensor;
