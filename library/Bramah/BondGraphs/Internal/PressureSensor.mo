// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureSensor "Ideal pressure sensor, as a sensor of the effort"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Boolean gauge = false "true: against the ambient pressure; false: absolute" annotation(Evaluate=true);
  Interfaces.BondIn A "Measured line" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput y(unit="Pa", displayUnit="bar") "Pressure"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={30,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  BondGraphs.Sensors.De sensor
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
equation
  y = if gauge then sensor.y else sensor.y + fluid.p_ambient;
  connect(A, sensor.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="pressureSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{-60,0},{-40,0}}, color={96,104,116}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>y = e</b>, over the pressure of the surroundings or with it, and no flow.</p>
</html>"));
end PressureSensor;
