// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Valve43 "4/3 directional valve, as six modulated resistances"
  extends Hydraulics.Interfaces.SwitchingSpool;
  parameter Types.Centre centre = Types.Centre.Closed "What the centre position joins" annotation(Evaluate=true);
  Blocks.Interfaces.BooleanInput a "Solenoid a: P to A, B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Blocks.Interfaces.BooleanInput b "Solenoid b: P to B, A to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={180,-20}, rotation=180)));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={164,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.BondOut A "Working port A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.BondOut B "Working port B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={96,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 t(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={144,0})));
  BondGraphs.Junctions.J0 atA(nIn=1, nOut=2, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  BondGraphs.Junctions.J0 atB(nIn=2, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,0})));
  BondGraphs.Junctions.J1 wayPA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_a, c_PA*y_0)), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayPB(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,96})));
  OilR edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_b, c_PB*y_0)), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,110}, rotation=90)));
  BondGraphs.Junctions.J1 wayAT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,96})));
  OilR edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_b, c_AT*y_0)), p_1=atA.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,110}, rotation=90)));
  BondGraphs.Junctions.J1 wayBT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={120,0})));
  OilR edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_a, c_BT*y_0)), p_1=atB.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={120,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayPT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,96})));
  OilR edgePT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*c_PT*y_0, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,110}, rotation=90)));
  BondGraphs.Junctions.J1 wayAB(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,0})));
  OilR edgeAB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*c_AB*y_0, p_1=atA.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,14}, rotation=90)));
protected
  parameter Real c_PA = if centre == Types.Centre.Open or centre == Types.Centre.Regenerative or centre == Types.Centre.PAToT then 1 elseif centre == Types.Centre.Underlap then 0.1 else 0
    "P to A in the centre" annotation(Evaluate=true);
  parameter Real c_PB = if centre == Types.Centre.Open or centre == Types.Centre.Regenerative or centre == Types.Centre.PBToT then 1 else 0 "P to B in the centre"
    annotation(Evaluate=true);
  parameter Real c_AT = if centre == Types.Centre.Open or centre == Types.Centre.Float or centre == Types.Centre.AToT or centre == Types.Centre.PAToT then 1 else 0
    "A to T in the centre" annotation(Evaluate=true);
  parameter Real c_BT = if centre == Types.Centre.Open or centre == Types.Centre.Float or centre == Types.Centre.BToT or centre == Types.Centre.PBToT then 1 elseif centre == Types.Centre.Underlap then 0.1 else 0
    "B to T in the centre" annotation(Evaluate=true);
  parameter Real c_PT = if centre == Types.Centre.Tandem then 1 else 0 "P to T in the centre" annotation(Evaluate=true);
  parameter Real c_AB = if centre == Types.Centre.AToB then 1 else 0 "A to B in the centre" annotation(Evaluate=true);
equation
  x_target = if a == b then 0 elseif a then 1 else -1;
  q_A = -A.f;
  q_B = -B.f;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(t.bondOut[1], T)
    annotation(Line(points={{146,0},{164,0}}, color={96,104,116}));
  connect(atA.bondUp[1], A)
    annotation(Line(points={{48,2},{48,24}}, color={96,104,116}));
  connect(atB.bondUp[1], B)
    annotation(Line(points={{96,2},{96,24}}, color={96,104,116}));
  connect(wayPA.bondUp[1], edgePA.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(p.bondOut[1], wayPA.bondIn[1])
    annotation(Line(points={{2,0},{22,0}}, color={96,104,116}));
  connect(wayPA.bondOut[1], atA.bondIn[1])
    annotation(Line(points={{26,0},{46,0}}, color={96,104,116}));
  connect(wayPB.bondUp[1], edgePB.bond)
    annotation(Line(points={{48,98},{48,108}}, color={96,104,116}));
  connect(p.bondOut[2], wayPB.bondIn[1])
    annotation(Line(points={{2,0},{46,96}}, color={96,104,116}));
  connect(wayPB.bondOut[1], atB.bondIn[1])
    annotation(Line(points={{50,96},{94,0}}, color={96,104,116}));
  connect(wayAT.bondUp[1], edgeAT.bond)
    annotation(Line(points={{96,98},{96,108}}, color={96,104,116}));
  connect(atA.bondOut[1], wayAT.bondIn[1])
    annotation(Line(points={{50,0},{94,96}}, color={96,104,116}));
  connect(wayAT.bondOut[1], t.bondIn[1])
    annotation(Line(points={{98,96},{142,0}}, color={96,104,116}));
  connect(wayBT.bondUp[1], edgeBT.bond)
    annotation(Line(points={{120,2},{120,12}}, color={96,104,116}));
  connect(atB.bondOut[1], wayBT.bondIn[1])
    annotation(Line(points={{98,0},{118,0}}, color={96,104,116}));
  connect(wayBT.bondOut[1], t.bondIn[2])
    annotation(Line(points={{122,0},{142,0}}, color={96,104,116}));
  connect(wayPT.bondUp[1], edgePT.bond)
    annotation(Line(points={{72,98},{72,108}}, color={96,104,116}));
  connect(p.bondOut[3], wayPT.bondIn[1])
    annotation(Line(points={{2,0},{70,96}}, color={96,104,116}));
  connect(wayPT.bondOut[1], t.bondIn[3])
    annotation(Line(points={{74,96},{142,0}}, color={96,104,116}));
  connect(wayAB.bondUp[1], edgeAB.bond)
    annotation(Line(points={{72,2},{72,12}}, color={96,104,116}));
  connect(atA.bondOut[2], wayAB.bondIn[1])
    annotation(Line(points={{50,0},{70,0}}, color={96,104,116}));
  connect(wayAB.bondOut[1], atB.bondIn[2])
    annotation(Line(points={{74,0},{94,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="6 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{20,-80},{20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Line(points={{20,80},{20,40}}, color={96,104,116}),
      Line(points={{-180,-20},{-80,-20}}, color={44,99,201}),
      Line(points={{180,-20},{80,-20}}, color={44,99,201}),
      Text(extent={{-180,86},{180,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{178,126}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the six metering edges. The spool follows its solenoids as that of the component does: it is a
signal and takes no power.</p>
</html>"));
end Valve43;
