// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalValve43 "Proportional 4/3 directional valve, as four modulated resistances"
  extends Hydraulics.Interfaces.ProportionalSpool;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
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
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,0})));
  BondGraphs.Junctions.J0 t(nIn=2, nOut=1)
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
    defaultComponentName="valve",
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
end ProportionalValve43;
