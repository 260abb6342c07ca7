// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model MassWithStops "Sliding mass between two stops, as an inertance with losses"
  parameter Units.Mass m(min=0, start=1) = 1 "Mass";
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
  Units.Position s(start=0) "Position of the centre";
  Units.Velocity v(start=0) "Velocity";
  Units.Acceleration a(start=0) "Acceleration";
  Units.Force f_stop "Force of the stops on the mass";
  Units.Force f_friction "Friction force against the motion";
  Boolean locked "true: friction holds the mass";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  MassI inertia(m=m)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-18}, rotation=270)));
  DragR friction(law=f_friction)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-18}, rotation=270)));
  LawC stop(law=-f_stop)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,-18}, rotation=270)));
protected
  Mechanics.Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=v_small, v=v,
    f_slide=f_coulomb + f_stribeck*exp(-(v/v_stribeck)^2), f_static=f_coulomb + f_stribeck);
equation
  v = j.f;
  der(s) = v;
  a = der(v);
  f_stop = Mechanics.Internal.stopForce(smin - s, -v, c_stop, r_stop) - Mechanics.Internal.stopForce(s - smax, v, c_stop, r_stop);
  f_friction = d*v + dry.f;
  locked = dry.locked;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], friction.bond)
    annotation(Line(points={{0,-2},{-14,-16}}, color={96,104,116}));
  connect(j.bondDown[2], inertia.bond)
    annotation(Line(points={{0,-2},{0,-16}}, color={96,104,116}));
  connect(j.bondDown[3], stop.bond)
    annotation(Line(points={{0,-2},{14,-16}}, color={96,104,116}));
  annotation(
    defaultComponentName="massWithStops",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R C"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{100,0},{60,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-32},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>m*der(v) = e_a - e_b - F_friction - F_stop</b>, one speed on both sides.</p>
</html>"));
end MassWithStops;
