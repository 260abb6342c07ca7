// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ElastoGap "Spring and damper with a gap, as a compliance with losses"
  parameter Units.TranslationalSpringConstant c(min=0, start=1) = 1e7 "Spring constant of the contact";
  parameter Units.TranslationalDampingConstant d(min=0, start=1) = 1e4 "Damping constant of the contact";
  parameter Units.Length s_rel0 = 0 "Distance below which there is contact";
  Units.Velocity v_rel "Relative velocity";
  Boolean contact "true: the flanges touch";
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
  LawC r(law=-f)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-16}, rotation=180)));
protected
  Units.Force f_c "Spring force of the contact, not negative";
equation
  der(s_rel) = -between.f;
  v_rel = -between.f;
  contact = s_rel < s_rel0;
  f_c = noEvent(max(c*(s_rel0 - s_rel), 0));
  f = -f_c + noEvent(min(max(d*v_rel, -f_c), f_c));
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], between.bondIn[1])
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  connect(between.bondDown[1], r.bond)
    annotation(Line(points={{-2,-16},{-12,-16}}, color={96,104,116}));
  annotation(
    defaultComponentName="elastoGap",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="C"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{100,0},{60,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = force(s_rel, v_rel)</b>, one force on both sides.</p>
</html>"));
end ElastoGap;
