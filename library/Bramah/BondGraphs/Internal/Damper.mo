// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Damper "Linear damper, as a resistance"
  parameter Units.TranslationalDampingConstant d(min=0, start=0) = 100 "Damping constant";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Velocity v_rel "Relative velocity";
  Units.Force f "Force between the flanges, positive when it draws them together";
  BondGraphs.Junctions.J0 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Passive.R r(final R=d)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20}, rotation=270)));
equation
  v_rel = -r.f;
  f = -r.e;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], r.bond)
    annotation(Line(points={{0,-2},{0,-18}}, color={96,104,116}));
  annotation(
    defaultComponentName="damper",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="0 R"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{60,0},{100,0}}, color={96,104,116}),
      Text(extent={{-100,46},{100,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-34},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = d*f</b>, one force on both sides.</p>
</html>"));
end Damper;
