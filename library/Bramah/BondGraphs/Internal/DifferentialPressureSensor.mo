// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DifferentialPressureSensor "Sensor of a pressure difference, as two sensors of the effort"
  Blocks.Interfaces.RealOutput y(unit="Pa", displayUnit="bar") "Pressure at A less that at B"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  Interfaces.BondIn A "Line of the higher pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,20})));
  Interfaces.BondIn B "Line of the lower pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,-20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,-20})));
  BondGraphs.Sensors.De readingA
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,20})));
  BondGraphs.Sensors.De readingB
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20})));
equation
  y = readingA.y - readingB.y;
  connect(A, readingA.bond)
    annotation(Line(points={{-30,20},{-2,20}}, color={96,104,116}));
  connect(B, readingB.bond)
    annotation(Line(points={{-30,-20},{-2,-20}}, color={96,104,116}));
  annotation(
    defaultComponentName="differentialPressureSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{-60,20},{-40,20}}, color={96,104,116}),
      Line(points={{-60,-20},{-40,-20}}, color={96,104,116}),
      Line(points={{60,0},{40,0}}, color={44,99,201}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-34},{14,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>y = e_A - e_B</b>, and no flow.</p>
</html>"));
end DifferentialPressureSensor;
