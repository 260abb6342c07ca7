// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PriorityValve "Load-sensing priority valve, as three modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.PressureDifference dp_set(min=1e4) = 7e5 "Control pressure: CF over LS from which on EF opens";
  parameter Units.PressureDifference dp_over(min=1e3) = 3e5 "Rise of it until CF is shut";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 80/60000 "Flow at dp_nom, of either way fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.VolumeFlowRate q_LS(min=0) = 0 "Dynamic signal: flow from CF to LS at dp_set; 0: static, LS takes no oil";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the spool" annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 0 all to CF, 1/2 both ways open, 1 all to EF";
  Units.VolumeFlowRate q_CF "Volume flow rate from P to CF, at the density of the inlet";
  Units.VolumeFlowRate q_EF "Volume flow rate from P to EF, at the density of the inlet";
  Interfaces.BondIn P "Pump" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut CF "Controlled flow, to the steering unit" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,48}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.BondOut EF "Excess flow, to the other consumers" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Interfaces.BondOut LS "Load signal, behind the steering unit's orifice" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={96,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={160,-20})));
  BondGraphs.Junctions.J0 p(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 cf(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,24})));
  BondGraphs.Junctions.J1 wayCF(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edgeCF(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(2 - 2*y, 0), 1)*sqrt(2/(1 + max(P.e - CF.e, dp_nom)/dp_nom))), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayEF(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edgeEF(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(2*y, 0), 1)*sqrt(2/(1 + max(P.e - EF.e, dp_nom)/dp_nom))), p_1=p.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
  BondGraphs.Junctions.J1 wayLS(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,12})));
  OilR edgeLS(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_set/10, area=q_LS/(Cd*sqrt(2*dp_set/oil.rho_0)), p_1=cf.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,26}, rotation=90)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open way";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  tau*der(y) = noEvent(min(max((CF.e - LS.e - dp_set)/dp_over, 0), 1)) - y;
  q_CF = oil.rho_0*edgeCF.f/edgeCF.rho;
  q_EF = oil.rho_0*edgeEF.f/edgeEF.rho;
  connect(P, p.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(cf.bondUp[1], CF)
    annotation(Line(points={{48,26},{48,48}}, color={96,104,116}));
  connect(wayCF.bondUp[1], edgeCF.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(p.bondOut[1], wayCF.bondIn[1])
    annotation(Line(points={{2,0},{22,24}}, color={96,104,116}));
  connect(wayCF.bondOut[1], cf.bondIn[1])
    annotation(Line(points={{26,24},{46,24}}, color={96,104,116}));
  connect(wayEF.bondDown[1], edgeEF.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(p.bondOut[2], wayEF.bondIn[1])
    annotation(Line(points={{2,0},{22,-24}}, color={96,104,116}));
  connect(wayEF.bondOut[1], EF)
    annotation(Line(points={{26,-24},{48,-24}}, color={96,104,116}));
  connect(wayLS.bondUp[1], edgeLS.bond)
    annotation(Line(points={{72,14},{72,24}}, color={96,104,116}));
  connect(cf.bondOut[1], wayLS.bondIn[1])
    annotation(Line(points={{50,24},{70,12}}, color={96,104,116}));
  connect(wayLS.bondOut[1], LS)
    annotation(Line(points={{74,12},{96,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="priority",
    Icon(coordinateSystem(extent={{-140,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="3 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Line(points={{20,80},{20,40}}, color={96,104,116}),
      Line(points={{160,-20},{80,-20}}, color={96,104,116}),
      Text(extent={{-140,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-54},{110,62}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the three ways. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end PriorityValve;
