// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Mass "Mass of Hopsan on a spring to the ground, with friction and end stops"
  parameter Units.Mass m(min=0) = 100 "Mass";
  parameter Units.TranslationalDampingConstant d(min=0) = 10 "Viscous friction";
  parameter Units.TranslationalSpringConstant c(min=0) = 0 "Stiffness of the spring to the ground, without force at 0";
  parameter Units.Length L = 0 "Length from the left flange to the right flange";
  parameter Units.Position x_min(max=x_max) = -1e3 "Least position of the right flange" annotation(Dialog(group="Stops"));
  parameter Units.Position x_max = 1e3 "Greatest position of the right flange" annotation(Dialog(group="Stops"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the stops" annotation(Dialog(group="Stops"));
  parameter Real r_stop(unit="1", min=0.05, max=1) = 0.05 "Speed after a blow on a stop over that before" annotation(Dialog(group="Stops"));
  parameter Units.Position x_start = 0 "Position of the right flange at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  Mechanics.Translational.Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Mechanics.Translational.Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position x(start=x_start) "Position of the right flange";
  Units.Velocity v(start=v_start) "Speed";
  Units.Force f_stop "Force of the stops";
equation
  flange_a.s = x - L;
  flange_b.s = x;
  v = der(x);
  f_stop = Mechanics.Internal.stopForce(x_min - x, -v, c_stop, r_stop) - Mechanics.Internal.stopForce(x - x_max, v, c_stop, r_stop);
  m*der(v) = flange_a.f + flange_b.f + f_stop - d*v - c*x;
  annotation(
    defaultComponentName="mass",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,40}}),
      Line(points={{-100,10},{-40,10}}),
      Line(points={{-100,-10},{-40,-10}}),
      Line(points={{40,10},{100,10}}),
      Line(points={{40,-10},{100,-10}}),
      Text(extent={{-36,-14},{36,22}}, textString="m"),
      Line(points={{-30,-30},{-24,-38},{-12,-26},{0,-38},{12,-26},{24,-38},{30,-30}}),
      Line(points={{-70,-16},{-70,-50},{70,-50},{70,-16}}),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p><b>m*der(v) = flange_a.f + flange_b.f + f_stop - d*v - c*x</b>, der(x) = v, between the stops x_min and x_max, which are stiff springs as those of
<a href='modelica://Bramah.Mechanics.Translational.MassWithStops'>MassWithStops</a>. Positions are those of the right flange.</p>
<p>Assumptions: rigid body. Valid: blows slower than waves through it. Typical: r_stop near 0, since in Hopsan a mass stands at once where it meets a
stop. Source: MechanicTranslationalMass of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end Mass;
