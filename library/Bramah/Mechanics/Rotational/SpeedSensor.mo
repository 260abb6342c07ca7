// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model SpeedSensor "Ideal sensor of angular velocity"
  Interfaces.Flange_a flange "Measured flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput w(unit="rad/s") "Angular velocity"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
equation
  w = der(flange.phi);
  flange.tau = 0;
  annotation(
    __Bramah(bonds="flange > reading:Df"),
    defaultComponentName="speedSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{8,-4}}, textString="n"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p><b>w = der(flange.phi)</b>. Takes no torque.</p>
<p>Assumptions: ideal: no torque, no lag. Valid: changes slower than the sensor. Typical: a lag of 1 to 20 ms. Source: ISO 80000-3 (2019), angular
velocity. Example: <a href='modelica://Bramah.Examples.Mechanics.ClutchAndBrake'>ClutchAndBrake</a>.</p>
</html>"));
end SpeedSensor;
