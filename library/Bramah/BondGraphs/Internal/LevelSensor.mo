// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model LevelSensor "Level sensor, as a sensor of the effort"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.AbsolutePressure p_0 = fluid.p_ambient "Pressure over the oil in the tank";
  Blocks.Interfaces.RealOutput y(unit="m") "Height of the oil over the port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  Interfaces.BondIn A "Port of a tank with useLevel" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  BondGraphs.Sensors.De reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
equation
  y = ((reading.y + fluid.p_ambient) - p_0)/(oil.rho_0*fluid.g);
  connect(A, reading.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="levelSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{-60,0},{-40,0}}, color={96,104,116}),
      Line(points={{60,0},{40,0}}, color={44,99,201}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>y = e/(rho_0*g)</b> over p_0, and no flow.</p>
</html>"));
end LevelSensor;
