// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model PositionSensor "Ideal sensor of position"
  Interfaces.Flange_a flange "Measured flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput s(unit="m") "Position"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
equation
  s = flange.s;
  flange.f = 0;
  annotation(
    __Bramah(printed=true, bonds="flange > reading:Df"),
    defaultComponentName="positionSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{8,-4}}, textString="s"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p><b>s = flange.s</b>. Takes no force.</p>
<p>Assumptions: ideal: no force, no lag. Valid: motions slower than the transducer. Typical: 0.1 to 3 m, steps of 1 to 5 um, a lag of 1 ms. Source:
ISO 80000-3 (2019), displacement. Example: <code>servo_position_control</code>.</p>
</html>"));
end PositionSensor;
