// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ServoValve43 "Servo valve, zero overlap, as modulated resistances"
  extends Hydraulics.Interfaces.ProportionalSpool(q_nom=40/60000, dp_nom=35e5, x_max=0.5e-3, omega=500, zeta=0.7,
    clearance=x_max*share/(1 - share),
    v_limit=if pilotLimits then v_max*sqrt(noEvent(max((P.e - T.e)/p_sheet, 1e-6))) else v_max);
  parameter Units.PressureDifference p_sheet(min=1e5) = 210e5 "Supply over T at which q_null, q_pilot and t_stroke are stated"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Units.VolumeFlowRate q_null(min=0) = 0.014*q_nom "Leakage past the spool in its middle, A and B shut; sets clearance"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Units.VolumeFlowRate q_pilot(min=0) = 0 "Flow that the pilot stage takes from P to T"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Boolean pilotLimits = false "true: the pilot stage moves the spool as fast as its pressure allows, t_stroke at p_sheet"
    annotation(Evaluate=true, Dialog(group="Null and pilot stage", enable=useDynamics));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Boolean useTransducer = false "true: electric feedback, with the measured place of the spool as output; false: mechanical"
    annotation(Evaluate=true, Dialog(group="Spool"));
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.BondOut A "Working port A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={14,50}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.BondOut B "Working port B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={14,-50}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.RealInput u "Command -1..1; u > 0 leads P to A and B to T"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Blocks.Interfaces.RealOutput y(unit="1") = x/x_max if useTransducer "Measured place of the spool over x_max"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={180,-20})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,0})));
  BondGraphs.Junctions.J0 t(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={60,0})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,24})));
  BondGraphs.Junctions.J0 b(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,-24})));
  BondGraphs.Junctions.J1 pa(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,24})));
  OilR r_pa(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_plus, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,38}, rotation=90)));
  BondGraphs.Junctions.J1 pb(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-24})));
  OilR r_pb(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_minus, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-38}, rotation=270)));
  BondGraphs.Junctions.J1 at(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,24})));
  OilR r_at(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_minus, p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,38}, rotation=90)));
  BondGraphs.Junctions.J1 bt(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,-24})));
  OilR r_bt(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_plus, p_1=b.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,-38}, rotation=270)));
  BondGraphs.Junctions.J1 pilot(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,0})));
  OilR r_pilot(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=p_sheet/10, area=A_pilot, p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,10}, rotation=90)));
protected
  parameter Real share(unit="1") = q_null/(2*q_nom*sqrt(p_sheet/(2*dp_path))) "Opening of an edge in the middle over that at u = 1";
  parameter Units.Area A_pilot = q_pilot/(Cd*sqrt(2*p_sheet/oil.rho_0)) "Area of the pilot stage's nozzles";
equation
  u_spool = u;
  q_A = pa.f - at.f;
  q_B = pb.f - bt.f;
  connect(pa.bondUp[1], r_pa.bond)
    annotation(Line(points={{-10,26},{-10,36}}, color={96,104,116}));
  connect(pb.bondDown[1], r_pb.bond)
    annotation(Line(points={{-10,-26},{-10,-36}}, color={96,104,116}));
  connect(at.bondUp[1], r_at.bond)
    annotation(Line(points={{36,26},{36,36}}, color={96,104,116}));
  connect(bt.bondDown[1], r_bt.bond)
    annotation(Line(points={{36,-26},{36,-36}}, color={96,104,116}));
  connect(p.bondOut[3], pilot.bondIn[1])
    annotation(Line(points={{-38,0},{-12,0}}, color={96,104,116}));
  connect(pilot.bondUp[1], r_pilot.bond)
    annotation(Line(points={{-10,2},{-10,8}}, color={96,104,116}));
  connect(pilot.bondOut[1], t.bondIn[3])
    annotation(Line(points={{-8,0},{58,0}}, color={96,104,116}));
  connect(P, p.bondIn[1])
    annotation(Line(points={{-60,0},{-42,0}}, color={96,104,116}));
  connect(p.bondOut[1], pa.bondIn[1])
    annotation(Line(points={{-38,0},{-12,24}}, color={96,104,116}));
  connect(p.bondOut[2], pb.bondIn[1])
    annotation(Line(points={{-38,0},{-12,-24}}, color={96,104,116}));
  connect(pa.bondOut[1], a.bondIn[1])
    annotation(Line(points={{-8,24},{12,24}}, color={96,104,116}));
  connect(pb.bondOut[1], b.bondIn[1])
    annotation(Line(points={{-8,-24},{12,-24}}, color={96,104,116}));
  connect(a.bondUp[1], A)
    annotation(Line(points={{14,26},{14,50}}, color={96,104,116}));
  connect(b.bondDown[1], B)
    annotation(Line(points={{14,-26},{14,-50}}, color={96,104,116}));
  connect(a.bondOut[1], at.bondIn[1])
    annotation(Line(points={{16,24},{34,24}}, color={96,104,116}));
  connect(b.bondOut[1], bt.bondIn[1])
    annotation(Line(points={{16,-24},{34,-24}}, color={96,104,116}));
  connect(at.bondOut[1], t.bondIn[1])
    annotation(Line(points={{38,24},{58,0}}, color={96,104,116}));
  connect(bt.bondOut[1], t.bondIn[2])
    annotation(Line(points={{38,-24},{58,0}}, color={96,104,116}));
  connect(t.bondOut[1], T)
    annotation(Line(points={{62,0},{80,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="servoValve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{120,40}}, lineColor={96,104,116}),
      Text(extent={{-120,-14},{120,14}}, textString="4 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{20,-80},{20,-40}}, color={96,104,116}),
      Line(points={{-20,40},{-20,80}}, color={96,104,116}),
      Line(points={{20,40},{20,80}}, color={96,104,116}),
      Line(points={{-180,-20},{-120,-20}}, color={44,99,201}),
      Text(extent={{-180,86},{180,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-64},{94,64}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area(x), e)/rho_0</b> of each of the four metering edges between pressure, tank and working ports. The spool follows the command
as that of the component does: it is a signal and takes no power.</p>
</html>"));
end ServoValve43;
