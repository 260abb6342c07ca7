// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model AngleSensor "Ideal sensor of angle"
  Interfaces.Flange_a flange "Measured flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput phi(unit="rad") "Angle"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
equation
  phi = flange.phi;
  flange.tau = 0;
  annotation(
    __Bramah(bonds="flange > reading:Df"),
    defaultComponentName="angleSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{8,-4}}, textString="φ"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p><b>phi = flange.phi</b>. Takes no torque.</p>
<p>Assumptions: ideal: no torque, no lag. Valid: motions slower than the encoder. Typical: 1000 to 5000 steps a revolution, a lag below 1 ms. Source:
ISO 80000-3 (2019), angular displacement. Example: <code>motor_position_control</code>.</p>
</html>"));
end AngleSensor;
