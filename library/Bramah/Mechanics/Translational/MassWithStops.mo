// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model MassWithStops "Sliding mass between two end stops, with friction"
  parameter Units.Mass m(min=0, start=1) = 1 "Mass" annotation(__Bramah(usual={0,1e6}));
  parameter Units.Length L = 0 "Length from the left flange to the right flange";
  parameter Units.Position smin(max=smax) = -0.1 "Left stop of s" annotation(Dialog(group="Stops"));
  parameter Units.Position smax = 0.1 "Right stop of s" annotation(Dialog(group="Stops"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the stops" annotation(Dialog(group="Stops"));
  parameter Real r_stop(unit="1", min=0.05, max=1) = 0.3 "Speed after a blow on a stop over that before"
    annotation(Dialog(group="Stops"));
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction" annotation(Dialog(group="Friction"));
  parameter Units.Force f_coulomb(displayUnit="N", min=0) = 0 "Friction independent of speed" annotation(Dialog(group="Friction"));
  parameter Units.Force f_stribeck(displayUnit="N", min=0) = 0 "Friction at standstill on top of f_coulomb"
    annotation(Dialog(group="Friction"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded to 37 %" annotation(Dialog(group="Friction"));
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What dry friction does at rest"
    annotation(Evaluate=true, Dialog(group="Friction"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which Rounded rounds it off"
    annotation(Dialog(group="Friction", enable=dryFriction == Types.DryFriction.Rounded));
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0) "Position of the centre";
  Units.Velocity v(start=0) "Velocity";
  Units.Acceleration a(start=0) "Acceleration";
  Units.Force f_stop "Force of the stops on the mass";
  Units.Force f_friction "Friction force against the motion";
  Boolean locked "true: friction holds the mass";
protected
  Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=v_small, v=v,
    f_slide=f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2), f_static=f_coulomb + f_stribeck);
equation
  flange_a.s = s - L/2;
  flange_b.s = s + L/2;
  v = der(s);
  a = der(v);
  f_stop = Internal.stopForce(smin - s, -v, c_stop, r_stop) - Internal.stopForce(s - smax, v, c_stop, r_stop);
  f_friction = d*v + dry.f;
  locked = dry.locked;
  m*a = flange_a.f + flange_b.f + f_stop - f_friction;
  annotation(
    __Bramah(bonds="flange_a > speed:1 > flange_b, speed > inertia:I if m, speed > friction:R, speed > stop:C"),
    defaultComponentName="mass",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,40}}),
      Line(points={{-100,10},{-40,10}}),
      Line(points={{-100,-10},{-40,-10}}),
      Line(points={{40,10},{100,10}}),
      Line(points={{40,-10},{100,-10}}),
      Text(extent={{-36,-14},{36,22}}, textString="m"),
      Line(points={{-70,-16},{-70,-44},{70,-44},{70,-16}}),
      Line(points={{-78,-30},{-70,-22}}),
      Line(points={{-78,-44},{-70,-36}}),
      Line(points={{70,-22},{78,-30}}),
      Line(points={{70,-36},{78,-44}}),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p>A rigid mass that moves between smin and smax: <b>m*a = flange_a.f + flange_b.f + f_stop - f_friction</b>, a = der(v), v = der(s).</p>
<p>A stop is a stiff spring that never pulls, with friction of its own: after a blow the mass goes back with r_stop times its speed, whatever
mass and stiffness, and comes to rest after a few (<a href='modelica://Bramah.Mechanics.Internal.stopForce'>stopForce</a>). No events.</p>
<p>Friction is that of <a href='modelica://Bramah.Mechanics.Translational.Friction'>Friction</a> against the ground: the mass sticks until
the other forces pass f_coulomb + f_stribeck. Where a second dry friction holds it too, each takes its share.</p>
<p>Typical: r_stop 0.1 (rubber) to 0.6 (hard steel on steel), c_stop so that the largest force gives less than 0.1 mm.</p>
<p>Assumptions: rigid body, stops without mass. Valid: blows slower than waves through the body. Source: the share of a blow that comes back sets
the forces on the way in and out, see <a href='modelica://Bramah.Mechanics.Internal.stopForce'>stopForce</a>. Example:
<code>mass_on_limits</code>.</p>
</html>"));
end MassWithStops;
