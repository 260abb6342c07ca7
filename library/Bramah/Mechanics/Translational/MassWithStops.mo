// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model MassWithStops "Sliding mass between two end stops, with friction"
  parameter Units.Mass m(min=0, start=1) = 1 "Mass";
  parameter Units.Length L = 0 "Length from the left flange to the right flange";
  parameter Units.Position smin = -0.1 "Left stop of s" annotation(Dialog(group="Stops"));
  parameter Units.Position smax = 0.1 "Right stop of s" annotation(Dialog(group="Stops"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the stops" annotation(Dialog(group="Stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the stops: their force grows by d_stop*speed"
    annotation(Dialog(group="Stops"));
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction" annotation(Dialog(group="Friction"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(group="Friction"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which friction is rounded off"
    annotation(Dialog(group="Friction"));
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0) "Position of the centre";
  Units.Velocity v(start=0) "Velocity";
  Units.Acceleration a(start=0) "Acceleration";
  Units.Force f_stop "Force of the stops on the mass";
  Units.Force f_friction "Friction force against the motion";
protected
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
  Units.Length e_0 "Depth into the left stop";
  Units.Length e_1 "Depth into the right stop";
equation
  flange_a.s = s - L/2;
  flange_b.s = s + L/2;
  v = der(s);
  a = der(v);
  e_0 = noEvent(max(smin - s, 0));
  e_1 = noEvent(max(s - smax, 0));
  f_stop = c_stop*e_0*e_0/(e_0 + delta)*noEvent(max(1 - d_stop*v, 0))
    - c_stop*e_1*e_1/(e_1 + delta)*noEvent(max(1 + d_stop*v, 0));
  f_friction = d*v + f_coulomb*tanh(v/v_small);
  m*a = flange_a.f + flange_b.f + f_stop - f_friction;
  annotation(
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
<p>A stop pushes back by <b>c_stop*e^2/(e + 10 um)*(1 + d_stop*(speed into the stop))</b> at the depth e, and never pulls: the mass neither
sticks nor bounces for long. Friction is <b>d*v + f_coulomb*tanh(v/v_small)</b>; below v_small the mass creeps rather than sticks.</p>
</html>"));
end MassWithStops;
