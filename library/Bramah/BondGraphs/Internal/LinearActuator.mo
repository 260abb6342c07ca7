// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
partial model LinearActuator "Rod in a housing with friction and end stops; what drives it is left open"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length stroke(min=1e-3) = 0.5 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=0) = 1 "Mass of piston and rod; may be 0"
    annotation(Dialog(group="Size"));
  parameter Units.TranslationalDampingConstant d(min=0) = 500 "Viscous friction per speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_stribeck(min=0) = 0 "Friction at low speed on top of f_coulomb" annotation(Dialog(tab="Losses"));
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded" annotation(Dialog(tab="Losses"));
  parameter Types.DryFriction dryFriction = Types.DryFriction.Rounded "What dry friction does at rest"
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
  Units.Position x(stateSelect=StateSelect.always, start=x_start, fixed=init <> Types.Initial.Free) "Stroke: 0 retracted";
  Units.Velocity v(start=v_start, fixed=init == Types.Initial.Start) "Speed of the rod against the housing";
  Units.Force f_pressure "Force of the pressures on the piston, out of the housing";
  Units.Force f_friction "Friction force against the motion";
  Units.Force f_stop "Force of the end stops, out of the housing";
  parameter Boolean useHousing = false "true: the housing moves with a flange; false: it stands at 0"
    annotation(Evaluate=true);
  Interfaces.BondOut rod "Rod end" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={70,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Interfaces.BondIn housing if useHousing "Housing" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={24,-40}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  BondGraphs.Junctions.J1 piston(nIn=nPush, nOut=nPull + 1, nDown=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  DragR friction(law=f_friction)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-18}, rotation=270)));
  LawC stop(law=-f_stop)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={10,-18}, rotation=270)));
  BondGraphs.Junctions.J0 between(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  BondGraphs.Sources.Sf ground(final f0=0) if not useHousing
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24}, rotation=90)));
  BondGraphs.Junctions.J1 body(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  MassI inertia(m=m_moving)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,18}, rotation=90)));
protected
  parameter Integer nPush(min=1) = 1 "Bonds that push the rod out";
  parameter Integer nPull(min=0) = 0 "Bonds that the rod pushes";
  constant Real c_area(unit="N/m3") = 1e11 "Stiffness of the stops per area of the piston: they give by 0.1 mm at 100 bar";
  parameter Units.Length delta = 1e-5 "Depth over which a stop's stiffness builds up";
  constant Units.TranslationalDampingConstant d_least = 1e-3 "Friction of a piston that has neither mass nor friction";
  parameter Units.TranslationalDampingConstant d_used = if d > 0 or m_moving > 0 then d else d_least "Viscous friction in use";
  Units.Length e_0 "Depth into the stop at stroke 0";
  Units.Length e_1 "Depth into the stop at full stroke";
  Units.Velocity v_rod "Absolute speed of the rod";
  parameter Units.Force f_static = f_coulomb + f_stribeck + 1e-6 "Dry friction at which it slips";
  Real z(unit="1", start=0, fixed=dryFriction == Types.DryFriction.Sticking and init == Types.Initial.Start)
    "Sticking: give of the seals over s_stick";
  Real z_rate(unit="1/s") "Its rate of change";
  Units.Force f_dry "Dry friction at a steady speed";
  parameter Units.TranslationalDampingConstant d_stick = sqrt(f_static/s_stick*(m_moving + 1)) "Damping of the give, half critical";
initial equation
  if init == Types.Initial.SteadyState then
    der(v_rod) = 0;
  end if;
  if init == Types.Initial.SteadyState and dryFriction == Types.DryFriction.Sticking then
    z = 0;
  end if;
equation
  v = piston.f;
  der(x) = v;
  v_rod = body.f;
  f_dry = f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2);
  if dryFriction == Types.DryFriction.Sticking then
    der(z) = z_rate;
    z_rate = (v - noEvent(abs(v))*z*f_static/noEvent(max(f_dry, 1e-3*f_static)))/s_stick;
    f_friction = d_used*v + f_static*z + d_stick*s_stick*z_rate;
  else
    z = 0;
    z_rate = 0;
    f_friction = d_used*v + f_dry*tanh(v/v_small);
  end if;
  e_0 = noEvent(max(-x, 0));
  e_1 = noEvent(max(x - stroke, 0));
  f_stop = Hydraulics.Internal.stopForce(e_0, -v, c_stop, d_stop, delta, e_max0) - Hydraulics.Internal.stopForce(e_1, v, c_stop, d_stop, delta, e_max1);
  connect(piston.bondDown[1], friction.bond)
    annotation(Line(points={{0,-2},{-10,-16}}, color={96,104,116}));
  connect(piston.bondDown[2], stop.bond)
    annotation(Line(points={{0,-2},{10,-16}}, color={96,104,116}));
  connect(piston.bondOut[1], between.bondIn[1])
    annotation(Line(points={{2,0},{22,0}}, color={96,104,116}));
  connect(housing, between.bondIn[2])
    annotation(Line(points={{24,-40},{22,0}}, color={96,104,116}));
  connect(ground.bond, between.bondIn[2])
    annotation(Line(points={{24,-22},{22,0}}, color={96,104,116}));
  connect(between.bondOut[1], body.bondIn[1])
    annotation(Line(points={{26,0},{46,0}}, color={96,104,116}));
  connect(body.bondUp[1], inertia.bond)
    annotation(Line(points={{48,2},{48,16}}, color={96,104,116}));
  connect(body.bondOut[1], rod)
    annotation(Line(points={{50,0},{70,0}}, color={96,104,116}));
  annotation(
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="I R C"),
      Line(points={{160,0},{100,0}}, color={96,104,116}),
      Line(points={{-100,0},{-100,0}}, color={96,104,116}),
      Text(extent={{-100,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-24,-54},{84,32}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>F_pressure - F_friction - F_stop = F</b> between housing and rod, and <b>m*der(v_rod) = F - F_rod</b>.</p>
</html>"));
end LinearActuator;
