// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model LinearActuator "Rod in a housing with friction and end stops; the pressures' force is left open"
  extends OilComponent;
  parameter Units.Length stroke(min=1e-3) = 0.5 "Stroke" annotation(__Bramah(usual={1e-3,25}), Dialog(group="Size"));
  parameter Units.Mass m_moving(min=0) = 1 "Mass of piston and rod; may be 0"
    annotation(__Bramah(usual={0,1e6}), Dialog(group="Size"));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed; of a cylinder by default that of its seals" annotation(__Bramah(fault(caption="Seals or guides jam", to=2e4)), Dialog(tab="Losses"));
  parameter Units.Force f_stribeck(min=0) = 0.5*f_coulomb "Friction at low speed on top of f_coulomb" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded" annotation(Dialog(tab="Losses"));
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What dry friction does at rest"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Rounded: speed below which friction is rounded off"
    annotation(Dialog(tab="Losses"));
  parameter Units.Length s_stick(displayUnit="um", min=1e-7) = 2e-5 "Sticking: give of the seals before they slip"
    annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 2e8 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Units.Length e_max0(min=1e-7) = stroke "Depth into the stop at stroke 0 that no force reaches"
    annotation(Dialog(tab="End stops"));
  parameter Units.Length e_max1(min=1e-7) = stroke "Depth into the stop at full stroke that no force reaches"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start(min=0, max=stroke) = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  Mechanics.Translational.Interfaces.Flange_b rod "Rod end, at the position of the stroke"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Units.Position x(start=x_start, fixed=init <> Types.Initial.Free) "Stroke: 0 retracted";
  Units.Velocity v(start=v_start, fixed=init == Types.Initial.Start) "Speed of the rod against the housing";
  Units.Force f_pressure "Force of the pressures on the piston, out of the housing";
  Units.Force f_friction "Friction force against the motion";
  Units.Force f_stop "Force of the end stops, out of the housing";
protected
  constant Real c_seal(unit="N/m") = 1500 "Friction of a seal that slides, per length of its lip"
    annotation(__Bramah(symbol="c_s"));
  constant Real c_area(unit="N/m3") = 1e11 "Stiffness of the stops per area of the piston: they give by 0.1 mm at 100 bar";
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
  constant Units.TranslationalDampingConstant d_least = 1e-3 "Friction of a piston that has neither mass nor friction";
  parameter Units.TranslationalDampingConstant d_used = if d > 0 or m_moving > 0 then d else d_least "Viscous friction in use";
  Units.Length e_0 "Depth into the stop at stroke 0";
  Units.Length e_1 "Depth into the stop at full stroke";
  Units.Velocity v_rod "Absolute speed of the rod";
  Units.Force f_rod "Force of everything but the rod's neighbour on the rod";
  Units.Position s_housing "Position of the housing";
  parameter Units.Force f_static = f_coulomb + f_stribeck "Dry friction at which it slips";
  Real z(unit="1", start=0, fixed=dryFriction == Types.DryFriction.Sticking and init == Types.Initial.Start)
    "Sticking: give of the seals over s_stick";
  Real z_rate(unit="1/s") "Its rate of change";
  Units.Force f_dry "Dry friction at a steady speed";
  Units.Force f_lock = 0 "Force of a lock of the rod against the motion";
  parameter Units.TranslationalDampingConstant d_stick = sqrt(f_static/s_stick*(m_moving + 1)) "Damping of the give, half critical";
initial equation
  if init == Types.Initial.SteadyState then
    der(v_rod) = 0;
  end if;
  if init == Types.Initial.SteadyState and dryFriction == Types.DryFriction.Sticking then
    z = 0;
  end if;
equation
  x = rod.s - s_housing;
  v = der(x);
  v_rod = der(rod.s);
  f_dry = f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2);
  if dryFriction == Types.DryFriction.Sticking then
    der(z) = z_rate;
    z_rate = noEvent(if f_static > 0 then (v - abs(v)*z*f_static/max(f_dry, 1e-3*f_static))/s_stick else -v_stribeck*z/s_stick);
    f_friction = d_used*v + f_static*z + d_stick*s_stick*z_rate;
  else
    z = 0;
    z_rate = 0;
    f_friction = d_used*v + f_dry*tanh(v/v_small);
  end if;
  e_0 = noEvent(max(-x, 0));
  e_1 = noEvent(max(x - stroke, 0));
  f_stop = Internal.stopForce(e_0, -v, c_stop, d_stop, delta, e_max0) - Internal.stopForce(e_1, v, c_stop, d_stop, delta, e_max1);
  f_rod = f_pressure - f_friction - f_lock + f_stop;
  m_moving*der(v_rod) = f_rod + rod.f;
  annotation(__Bramah(bonds="piston:1 > friction:R, piston > stop:C, piston > between:0 > body:1 > rod, body > inertia:I if m_moving"),
    Documentation(info="<html>
<p>Without mass (<code>m_moving = 0</code> and nothing heavy at the rod) the forces are in balance at any time; where there is no friction either, 1 mN.s/m
stands for it.</p>
<p>With v = der(x), relative to the housing, and the absolute acceleration a of the rod:
<b>m_moving*a = f_pressure - f_friction - f_lock + f_stop + rod.f</b>; f_lock is 0 but for a lock of the rod.</p>
<h4>Friction</h4>
<p>At a steady speed <b>f_friction = d*v + f_dry*sign(v)</b>, <b>f_dry = f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2)</b>.</p>
<ul>
<li><code>dryFriction = Rounded</code>: sign(v) is tanh(v/v_small). Cheap, without events; the rod creeps under a constant load.</li>
<li><code>Sticking</code>: the seals give like bristles before they slip, <b>s_stick*der(z) = v - |v|*z*f_static/f_dry</b>,
<b>f_friction = d*v + f_static*z + d_stick*s_stick*der(z)</b>, f_static = f_coulomb + f_stribeck. Below f_static the rod stays where it is but for
the give s_stick; above it slips, and at low speed it may stick and slip by turns. No events either. The damping of the give, d_stick, is half
critical for m_moving + 1 kg.</li>
</ul>
<p>Cylinders take the friction of their seals by default: <b>f_coulomb = c_seal*pi*d</b>, summed over the diameters of the lips at piston and rod, with
c_seal = 1.5 N per mm of lip, and <b>f_stribeck = f_coulomb/2</b>: a 50 mm cylinder with a rod of 28 mm slides at 370 N and breaks away at 550 N,
1.9 and 2.8 bar on its piston. That is the order of what makers give for a cylinder without load; kinds of seals differ by a factor of three, and
pressure adds to it. Set f_coulomb where a data sheet has it; 0 is a cylinder without dry friction. At rest a rod that sticks answers small
forces by the give of its seals alone: for the frequency response of a drive that moves set f_coulomb to 0.</p>
<p>Source: C. Canudas de Wit, H. Olsson, K. J. Astrom, P. Lischinsky, A new model for control of systems with friction, IEEE Trans. Automatic
Control 40 (1995).</p>
<h4>End stops</h4>
<p>A stop pushes back by <b>c_stop*e^2/((e + 10 um)*(1 - e/e_max))*(1 + d_stop*(speed into the stop))</b> at the depth e, never pulls, and turns
most of a blow into heat: the rod neither sticks to it nor bounces for long. Source of the form: K. H. Hunt, F. R. E. Crossley, Coefficient of
restitution interpreted as damping in vibroimpact, J. Applied Mechanics 42 (1975).</p>
<p>Steel gives by so much per pressure: c_stop grows with the area of the piston, 0.1 mm at 100 bar. And no force drives the piston deeper than
e_max, half of what is left before it there: the oil keeps half of its dead volume at the least. A dead volume of less than 20 um over the piston
counts as so much: faces are no flatter.</p>
</html>"));
end LinearActuator;
