// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Tachometer "Tachometer, shows the speed of a shaft"
  Interfaces.Flange_a flange "Measured shaft" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Units.AngularVelocity w(displayUnit="rev/min") "Speed of the shaft";
equation
  w = der(flange.phi);
  flange.tau = 0;
  annotation(
    __Bramah(bonds="flange > reading:Df", rule="Tachometer (X11930): circle 4 M with a circle in it, an arrow on that; shaft a double line."),
    defaultComponentName="tachometer",
    Icon(coordinateSystem(extent={{-80,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Ellipse(extent={{-25,-25},{25,25}}),
      Polygon(points={{8,23.5},{-10,31},{-10,16},{8,23.5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,10},{-38.7,10}}),
      Line(points={{-80,-10},{-38.7,-10}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Takes no torque: <b>flange.tau = 0</b>, <b>w = der(flange.phi)</b>, shown in rev/min. For a signal take a
<a href='modelica://Bramah.Mechanics.Rotational.SpeedSensor'>SpeedSensor</a>.</p>
<p>Assumptions: ideal: no inertia, no lag. Valid: at any speed. Source: ISO 80000-3 (2019), angular velocity. Example: <a
href='modelica://Bramah.Examples.Motors.BrakeEnergy'>BrakeEnergy</a>.</p>
</html>"));
end Tachometer;
