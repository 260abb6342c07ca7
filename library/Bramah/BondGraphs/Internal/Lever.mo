// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Lever "Lever, as a transformer"
  parameter Units.Length L_a(min=1e-6) = 0.1 "Arm from the pivot to flange_a";
  parameter Units.Length L_b(min=1e-6) = 0.1 "Arm from the pivot to flange_b";
  parameter Boolean usePivot = false "true: the pivot moves with a flange; false: it stands at 0" annotation(Evaluate=true);
  Units.Force f_pivot "Force of the pivot on the lever";
  Interfaces.BondIn flange_a "End of arm a" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,60})));
  Interfaces.BondIn flange_b "End of arm b" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,-60})));
  Interfaces.BondIn pivot if usePivot "Pivot" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-50}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  BondGraphs.Junctions.J0 armA(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,20})));
  BondGraphs.Passive.TF tf(final m=L_b/L_a)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={0,20})));
  BondGraphs.Junctions.J0 armB(nIn=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,20})));
  BondGraphs.Junctions.J1 turning(nIn=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20})));
  BondGraphs.Sources.Sf ground(final f0=0) if not usePivot
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-36}, rotation=90)));
equation
  f_pivot = -(armA.e + armB.e);
  connect(flange_a, armA.bondIn[1])
    annotation(Line(points={{-60,20},{-32,20}}, color={96,104,116}));
  connect(armA.bondOut[1], tf.bondIn)
    annotation(Line(points={{-28,20},{-4,20}}, color={96,104,116}));
  connect(tf.bondOut, armB.bondIn[1])
    annotation(Line(points={{4,20},{28,20}}, color={96,104,116}));
  connect(flange_b, armB.bondIn[2])
    annotation(Line(points={{60,20},{28,20}}, color={96,104,116}));
  connect(armA.bondDown[1], turning.bondIn[1])
    annotation(Line(points={{-30,18},{-2,-20}}, color={96,104,116}));
  connect(armB.bondDown[1], turning.bondIn[2])
    annotation(Line(points={{30,18},{-2,-20}}, color={96,104,116}));
  connect(pivot, turning.bondIn[3])
    annotation(Line(points={{0,-50},{-2,-20}}, color={96,104,116}));
  connect(ground.bond, turning.bondIn[3])
    annotation(Line(points={{0,-34},{-2,-20}}, color={96,104,116}));
  annotation(
    defaultComponentName="lever",
    Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-50},{20,50}}, lineColor={96,104,116}),
      Text(extent={{-20,-14},{20,14}}, textString="TF"),
      Line(points={{-60,60},{-20,50}}, color={96,104,116}),
      Line(points={{60,-60},{20,-50}}, color={96,104,116}),
      Line(points={{-60,0},{-20,0}}, color={96,104,116}),
      Text(extent={{-60,66},{60,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-64},{74,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>v_b - v_p = -(L_b/L_a)*(v_a - v_p)</b>, <b>L_a*F_a = L_b*F_b</b>.</p>
</html>"));
end Lever;
