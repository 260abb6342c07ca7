// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model LeverMass "Mass of Hopsan behind a lever or a pulley"
  parameter Real ratio(unit="1") = 2 "Way of the left flange over that of the mass";
  parameter Units.Mass m(min=0) = 1 "Mass";
  parameter Units.TranslationalDampingConstant d(min=0) = 10 "Viscous friction";
  Mechanics.Translational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Translational.Interfaces.Flange_b flange_b "Right flange, at the mass"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position x(start=0) "Position of the mass";
  Units.Velocity v(start=0) "Speed of the mass";
equation
  flange_a.s = ratio*x;
  flange_b.s = x;
  v = der(x);
  m*der(v) = ratio*flange_a.f + flange_b.f - d*v;
  annotation(
    defaultComponentName="mass",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{20,-30},{70,40}}),
      Line(points={{-100,0},{-80,0},{-80,34},{-50,34}}),
      Line(points={{-50,40},{-50,-36}}),
      Polygon(points={{-50,-36},{-60,-52},{-40,-52},{-50,-36}}),
      Line(points={{-50,6},{20,6}}),
      Line(points={{-50,-6},{20,-6}}),
      Line(points={{70,10},{100,10}}),
      Line(points={{70,-10},{100,-10}}),
      Text(extent={{26,-10},{62,12}}, textString="m"),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p><b>flange_a.s = ratio*flange_b.s</b>, <b>m*der(v) = ratio*flange_a.f + flange_b.f - d*v</b>, der(x) = v.</p>
<p>Assumptions: rigid; small angles of a lever. Valid: any way. Typical: ratio 2 of a loose pulley. Source: MechanicPulley and
MechanicTranslationalMassWithLever of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end LeverMass;
