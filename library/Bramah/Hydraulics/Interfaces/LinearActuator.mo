// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model LinearActuator "Rod in a housing with friction and end stops; the pressures' force is left open"
  extends OilComponent;
  parameter Units.Length stroke(min=1e-3) = 0.5 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=0) = 1 "Mass of piston and rod; 0 where a mass is fixed to the rod"
    annotation(Dialog(group="Size"));
  parameter Boolean useHousing = false "true: the housing moves with a flange; false: it stands at 0"
    annotation(Evaluate=true);
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_stribeck(min=0) = 0 "Friction at low speed on top of f_coulomb" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which friction is rounded off" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 2e8 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  Mechanics.Translational.Interfaces.Flange_b rod "Rod end, at the position of the stroke"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Mechanics.Translational.Interfaces.Flange_a housing if useHousing "Housing"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Units.Position x(start=x_start, fixed=init <> Types.Initial.Free) "Stroke: 0 retracted";
  Units.Velocity v(start=v_start, fixed=init == Types.Initial.Start) "Speed of the rod against the housing";
  Units.Force f_pressure "Force of the pressures on the piston, out of the housing";
  Units.Force f_friction "Friction force against the motion";
  Units.Force f_stop "Force of the end stops, out of the housing";
protected
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
  Units.Length e_0 "Depth into the stop at stroke 0";
  Units.Length e_1 "Depth into the stop at full stroke";
  Units.Velocity v_rod "Absolute speed of the rod";
  Units.Force f_rod "Force of everything but the rod's neighbour on the rod";
  Mechanics.Translational.Interfaces.FlangeReader reader(f=f_rod) if useHousing
    "Position of the housing and the force on it";
  Blocks.Interfaces.RealInput s_internal(unit="m") "Position of the housing in use";
initial equation
  if init == Types.Initial.SteadyState then
    der(v_rod) = 0;
  end if;
equation
  connect(reader.flange, housing);
  connect(reader.s, s_internal);
  if not useHousing then
    s_internal = 0;
  end if;
  x = rod.s - s_internal;
  v = der(x);
  v_rod = der(rod.s);
  f_friction = d*v + (f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2))*tanh(v/v_small);
  e_0 = noEvent(max(-x, 0));
  e_1 = noEvent(max(x - stroke, 0));
  f_stop = c_stop*e_0*e_0/(e_0 + delta)*noEvent(max(1 - d_stop*v, 0))
    - c_stop*e_1*e_1/(e_1 + delta)*noEvent(max(1 + d_stop*v, 0));
  f_rod = f_pressure - f_friction + f_stop;
  m_moving*der(v_rod) = f_rod + rod.f;
  annotation(Documentation(info="<html>
<p>With v = der(x), relative to the housing, and the absolute acceleration a of the rod:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>,
<b>f_friction = d*v + (f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2))*tanh(v/v_small)</b>.</p>
<p>A stop pushes back by <b>c_stop*e^2/(e + 10 um)*(1 + d_stop*(speed into the stop))</b> at the depth e, never pulls, and turns most of a
blow into heat.</p>
</html>"));
end LinearActuator;
