// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Valve42 "4/2 directional valve, as four modulated resistances"
  extends Hydraulics.Interfaces.SwitchingSpool;
  parameter Types.Rest4 rest = Types.Rest4.Cross "What is joined at rest" annotation(Evaluate=true);
  Blocks.Interfaces.BooleanInput a "Solenoid"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={116,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.BondOut A "Working port A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,48}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.BondOut B "Working port B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-48}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 t(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,0})));
  BondGraphs.Junctions.J0 atA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,24})));
  BondGraphs.Junctions.J0 b(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-24})));
  BondGraphs.Junctions.J1 wayPA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_PA, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayPB(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_PB, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
  BondGraphs.Junctions.J1 wayAT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,24})));
  OilR edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_PB, p_1=atA.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayBT(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,-24})));
  OilR edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_PA, p_1=b.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,-38}, rotation=270)));
protected
  Real y_PA "Opening of P to A and B to T";
  Real y_PB "Opening of P to B and A to T";
equation
  x_target = if a then 1 else 0;
  if rest == Types.Rest4.Cross then
    y_PA = y_a;
    y_PB = y_0;
  else
    y_PA = y_0;
    y_PB = y_a;
  end if;
  q_A = -A.f;
  q_B = -B.f;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(t.bondOut[1], T)
    annotation(Line(points={{98,0},{116,0}}, color={96,104,116}));
  connect(atA.bondUp[1], A)
    annotation(Line(points={{48,26},{48,48}}, color={96,104,116}));
  connect(b.bondDown[1], B)
    annotation(Line(points={{48,-26},{48,-48}}, color={96,104,116}));
  connect(wayPA.bondUp[1], edgePA.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(p.bondOut[1], wayPA.bondIn[1])
    annotation(Line(points={{2,0},{22,24}}, color={96,104,116}));
  connect(wayPA.bondOut[1], atA.bondIn[1])
    annotation(Line(points={{26,24},{46,24}}, color={96,104,116}));
  connect(wayPB.bondDown[1], edgePB.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(p.bondOut[2], wayPB.bondIn[1])
    annotation(Line(points={{2,0},{22,-24}}, color={96,104,116}));
  connect(wayPB.bondOut[1], b.bondIn[1])
    annotation(Line(points={{26,-24},{46,-24}}, color={96,104,116}));
  connect(wayAT.bondUp[1], edgeAT.bond)
    annotation(Line(points={{72,26},{72,36}}, color={96,104,116}));
  connect(atA.bondOut[1], wayAT.bondIn[1])
    annotation(Line(points={{50,24},{70,24}}, color={96,104,116}));
  connect(wayAT.bondOut[1], t.bondIn[1])
    annotation(Line(points={{74,24},{94,0}}, color={96,104,116}));
  connect(wayBT.bondDown[1], edgeBT.bond)
    annotation(Line(points={{72,-26},{72,-36}}, color={96,104,116}));
  connect(b.bondOut[1], wayBT.bondIn[1])
    annotation(Line(points={{50,-24},{70,-24}}, color={96,104,116}));
  connect(wayBT.bondOut[1], t.bondIn[2])
    annotation(Line(points={{74,-24},{94,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="4 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{20,-80},{20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Line(points={{20,80},{20,40}}, color={96,104,116}),
      Line(points={{-180,0},{-80,0}}, color={44,99,201}),
      Text(extent={{-180,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-62},{130,62}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the four metering edges. The spool follows its solenoids as that of the component does: it is a
signal and takes no power.</p>
</html>"));
end Valve42;
