// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model LevelIndicator "Sight glass: shows the level of the oil in a tank"
  extends Interfaces.OilComponent;
  parameter Units.AbsolutePressure p_0 = fluid.p_ambient "Pressure over the oil in the tank";
  Interfaces.Port A "Port of a tank with useLevel" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Units.Length level "Height of the oil over the port";
equation
  A.m_flow = 0;
  level = (A.p - p_0)/(oil.rho_0*fluid.g);
  annotation(
    __Bramah(productClass="PG", rule="Fluid level indicator (X11870): circle 4 M, the level across it, a float above."),
    defaultComponentName="sightGlass",
    Icon(coordinateSystem(extent={{-40,-80},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{-40,0},{40,0}}),
      Polygon(points={{-13,7},{-7,11.5},{0,13.5},{7,11.5},{13,7},{7,2.5},{0,0.5},{-7,2.5},{-13,7}}),
      Line(points={{0,13.5},{0,27}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>, <b>level = (A.p - p_0)/(rho_0*g)</b>. Join it to the port of a
<a href='modelica://Bramah.Hydraulics.Sources.Tank'>Tank</a> that has <code>useLevel</code>; <code>p_0</code> is the pressure over its oil.</p>
<p>Assumptions: ideal: no lag, the oil at rest. Valid: while the tank has oil. Typical: glasses of 80 to 250 mm. Source: hydrostatics (Pascal).
Example: <a href='modelica://Bramah.Examples.Conditioning.ReservoirWatched'>ReservoirWatched</a>.</p>
</html>"));
end LevelIndicator;
