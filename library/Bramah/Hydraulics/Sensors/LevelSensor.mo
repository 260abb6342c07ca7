// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model LevelSensor "Level of the oil in a tank, from the pressure at its bottom"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p_0 = fluid.p_ambient "Pressure over the oil in the tank";
  Interfaces.Port A "Port of a tank with useLevel" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput y(unit="m") "Height of the oil over the port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
equation
  A.m_flow = 0;
  y = (A.p - p_0)/(oil.rho_0*fluid.g);
  annotation(
    __Bramah(productClass="BL", bonds="A > reading:De", rule="Level sensor: as pressure sensor, L."),
    defaultComponentName="levelSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{6,-4}}, textString="L"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p>A hydrostatic level probe: <b>y = (A.p - p_0)/(rho_0*g)</b>. Join it to the port of a
<a href='modelica://Bramah.Hydraulics.Sources.Tank'>Tank</a> with <code>useLevel = true</code>; elsewhere it shows the pressure as a height of
oil. Takes no oil, no lag.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: a surface at rest.
Typical: floats of 0.1 to 2 m, an error of 5 mm. Source: hydrostatics (Pascal). Example: <a
href='modelica://Bramah.Examples.Conditioning.ReturnLine'>ReturnLine</a>.</p>
</html>"));
end LevelSensor;
