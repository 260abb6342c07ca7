// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ForceSensor "Sensor of the force between two flanges, as a sensor of the effort"
  Blocks.Interfaces.RealOutput f(unit="N") "Cut force into flange_a"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  BondGraphs.Junctions.J0 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Sensors.De reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
equation
  f = reading.y;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], reading.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="forceSensor",
    Icon(coordinateSystem(extent={{-60,-60},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{-60,0},{-40,0}}, color={96,104,116}),
      Line(points={{60,0},{40,0}}, color={96,104,116}),
      Line(points={{0,-60},{0,-30}}, color={44,99,201}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>y = e</b>, and no flow.</p>
</html>"));
end ForceSensor;
