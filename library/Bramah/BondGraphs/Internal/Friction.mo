// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Friction "Friction between two flanges, as a resistance"
  parameter Units.Force f_coulomb(displayUnit="N", min=0) = 100 "Friction independent of speed";
  parameter Units.Force f_stribeck(displayUnit="N", min=0) = 0 "Friction at standstill on top of f_coulomb";
  parameter Units.Velocity v_stribeck(min=1e-6) = 0.02 "Speed at which f_stribeck has faded to 37 %";
  parameter Units.TranslationalDampingConstant d(min=0) = 0 "Viscous friction";
  parameter Types.DryFriction dryFriction = Types.DryFriction.Sticking "What dry friction does at rest"
    annotation(Evaluate=true, Dialog(group="Near standstill"));
  parameter Units.Velocity v_small(min=1e-6) = 1e-3 "Speed below which Rounded rounds it off"
    annotation(Dialog(group="Near standstill", enable=dryFriction == Types.DryFriction.Rounded));
  Units.Velocity v_rel(start=0) "Relative velocity";
  Boolean locked "true: stuck";
  Units.Power lossPower "Power turned into heat";
  Units.Position s_rel(start=0) "Distance flange_b.s - flange_a.s";
  Units.Force f "Force between the flanges, positive when it draws them together";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Junctions.J0 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J1 between(nIn=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
  DragR r(law=-f)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-16}, rotation=180)));
protected
  Mechanics.Internal.StickSlip dry(final dryFriction=dryFriction, final v_small=v_small, v=v_rel,
    f_slide=f_coulomb + f_stribeck*exp(-(v_rel/v_stribeck)^2), f_static=f_coulomb + f_stribeck);
equation
  der(s_rel) = -between.f;
  v_rel = -between.f;
  f = d*v_rel + dry.f;
  locked = dry.locked;
  lossPower = f*v_rel;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], between.bondIn[1])
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  connect(between.bondDown[1], r.bond)
    annotation(Line(points={{-2,-16},{-12,-16}}, color={96,104,116}));
  annotation(
    defaultComponentName="friction",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{100,0},{60,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = friction(f)</b>, one force on both sides.</p>
</html>"));
end Friction;
