// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Valve63 "6/3 directional valve, as five modulated resistances"
  extends Hydraulics.Interfaces.SwitchingSpool;
  parameter Boolean byHand = false "true: the lever is moved on the sheet during a run; false: as a and b say"
    annotation(Evaluate=true, Dialog(group="Lever"));
  parameter Real lever(min=-1, max=1) = 0 "Lever: 1 to a, -1 to b; may be changed during a run"
    annotation(__Bramah(hand(from=-1, to=1, travel=240)), Dialog(group="Lever", enable=byHand));
  parameter String keyForth = "" "Key that moves the lever to a during a run" annotation(Dialog(group="Lever", enable=byHand));
  parameter String keyBack = "" "Key that moves the lever to b during a run" annotation(Dialog(group="Lever", enable=byHand));
  Blocks.Interfaces.BooleanInput a if not byHand "Lever to a: P to A, B to T" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-240,-20})));
  Blocks.Interfaces.BooleanInput b if not byHand "Lever to b: P to B, A to T" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={240,-20}, rotation=180)));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Units.VolumeFlowRate q_C "Volume flow rate from C1 to C2, at the density rho_0";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Interfaces.BondIn C1 "Inlet of the open centre" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={116,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Interfaces.BondOut A "Working port A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,72}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,80})));
  Interfaces.BondOut C2 "Outlet of the open centre" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.BondOut B "Working port B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-72}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,80})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,24})));
  BondGraphs.Junctions.J0 t(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,0})));
  BondGraphs.Junctions.J0 atA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,48})));
  BondGraphs.Junctions.J0 atB(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-48})));
  BondGraphs.Junctions.J1 wayPA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,48})));
  OilR edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_a, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,62}, rotation=90)));
  BondGraphs.Junctions.J1 wayPB(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_b, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayAT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,24})));
  OilR edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_b, p_1=atA.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayBT(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,-24})));
  OilR edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_a, p_1=atB.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,-38}, rotation=270)));
  BondGraphs.Junctions.J1 wayC(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-48})));
  OilR edgeC(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_max*y_0, p_1=C1.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-62}, rotation=270)));
protected
  Blocks.Interfaces.BooleanInput a_internal "a in use";
  Blocks.Interfaces.BooleanInput b_internal "b in use";
equation
  connect(a, a_internal);
  connect(b, b_internal);
  if byHand then
    a_internal = false;
    b_internal = false;
    x_target = lever;
  else
    x_target = if a_internal == b_internal then 0 elseif a_internal then 1 else -1;
  end if;
  q_A = -A.f;
  q_B = -B.f;
  q_C = edgeC.f;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,24},{-2,24}}, color={96,104,116}));
  connect(t.bondOut[1], T)
    annotation(Line(points={{98,0},{116,0}}, color={96,104,116}));
  connect(atA.bondUp[1], A)
    annotation(Line(points={{48,50},{48,72}}, color={96,104,116}));
  connect(atB.bondDown[1], B)
    annotation(Line(points={{48,-50},{48,-72}}, color={96,104,116}));
  connect(wayPA.bondUp[1], edgePA.bond)
    annotation(Line(points={{24,50},{24,60}}, color={96,104,116}));
  connect(p.bondOut[1], wayPA.bondIn[1])
    annotation(Line(points={{2,24},{22,48}}, color={96,104,116}));
  connect(wayPA.bondOut[1], atA.bondIn[1])
    annotation(Line(points={{26,48},{46,48}}, color={96,104,116}));
  connect(wayPB.bondUp[1], edgePB.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(p.bondOut[2], wayPB.bondIn[1])
    annotation(Line(points={{2,24},{22,0}}, color={96,104,116}));
  connect(wayPB.bondOut[1], atB.bondIn[1])
    annotation(Line(points={{26,0},{46,-48}}, color={96,104,116}));
  connect(wayAT.bondUp[1], edgeAT.bond)
    annotation(Line(points={{72,26},{72,36}}, color={96,104,116}));
  connect(atA.bondOut[1], wayAT.bondIn[1])
    annotation(Line(points={{50,48},{70,24}}, color={96,104,116}));
  connect(wayAT.bondOut[1], t.bondIn[1])
    annotation(Line(points={{74,24},{94,0}}, color={96,104,116}));
  connect(wayBT.bondDown[1], edgeBT.bond)
    annotation(Line(points={{72,-26},{72,-36}}, color={96,104,116}));
  connect(atB.bondOut[1], wayBT.bondIn[1])
    annotation(Line(points={{50,-48},{70,-24}}, color={96,104,116}));
  connect(wayBT.bondOut[1], t.bondIn[2])
    annotation(Line(points={{74,-24},{94,0}}, color={96,104,116}));
  connect(wayC.bondDown[1], edgeC.bond)
    annotation(Line(points={{24,-50},{24,-60}}, color={96,104,116}));
  connect(C1, wayC.bondIn[1])
    annotation(Line(points={{0,-24},{22,-48}}, color={96,104,116}));
  connect(wayC.bondOut[1], C2)
    annotation(Line(points={{26,-48},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-240,-80},{240,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="5 R"),
      Line(points={{-40,-80},{-40,-40}}, color={96,104,116}),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{40,-80},{40,-40}}, color={96,104,116}),
      Line(points={{-40,80},{-40,40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{40,80},{40,40}}, color={96,104,116}),
      Line(points={{-240,-20},{-80,-20}}, color={44,99,201}),
      Line(points={{240,-20},{80,-20}}, color={44,99,201}),
      Text(extent={{-240,86},{240,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-86},{130,86}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the five metering edges. The spool follows its solenoids as that of the component does: it is a
signal and takes no power.</p>
</html>"));
end Valve63;
