// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PositionSensor "Ideal sensor of position, as a sensor of the flow"
  Interfaces.BondIn flange "Measured flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput s(unit="m", start=0) "Position"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={30,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  BondGraphs.Sensors.Df sensor
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
equation
  der(s) = sensor.y;
  connect(flange, sensor.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="positionSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="Df"),
      Line(points={{-60,0},{-40,0}}, color={96,104,116}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>der(s) = f</b>, and no effort.</p>
</html>"));
end PositionSensor;
