// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalValve32 "Proportional 3/2 valve, as two modulated resistances"
  extends Hydraulics.Interfaces.ProportionalSpool(overlap=0.05);
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Blocks.Interfaces.RealInput u "Command 0..1; in the middle all ports are shut" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={96,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.BondOut A "Working port" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  BondGraphs.Junctions.J1 wayPA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_plus, p_1=P.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayAT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,0})));
  OilR edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_path/10, area=A_minus, p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,14}, rotation=90)));
equation
  u_spool = 2*u - 1;
  q_A = -A.f;
  connect(a.bondUp[1], A)
    annotation(Line(points={{48,2},{48,24}}, color={96,104,116}));
  connect(wayPA.bondUp[1], edgePA.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(P, wayPA.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(wayPA.bondOut[1], a.bondIn[1])
    annotation(Line(points={{26,0},{46,0}}, color={96,104,116}));
  connect(wayAT.bondUp[1], edgeAT.bond)
    annotation(Line(points={{72,2},{72,12}}, color={96,104,116}));
  connect(a.bondOut[1], wayAT.bondIn[1])
    annotation(Line(points={{50,0},{70,0}}, color={96,104,116}));
  connect(wayAT.bondOut[1], T)
    annotation(Line(points={{74,0},{96,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="2 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{20,-80},{20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Text(extent={{-180,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{110,38}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The spool follows the command as that of the component does: it is a
signal and takes no power.</p>
</html>"));
end ProportionalValve32;
