// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FlowControlValve2 "Two-way flow control valve, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  parameter Units.VolumeFlowRate q_set(min=0) = 10/60000 "Flow held from A to B";
  parameter Units.PressureDifference dp_min(min=1e4) = 8e5 "Smallest pressure drop at which q_set is held";
  parameter Real override(unit="1", displayUnit="%", min=0, max=0.5) = 0.02 "Rise of the flow per 100 bar above dp_min, over q_set";
  parameter Boolean useCheck = true "true: free flow from B to A through a check valve" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of the check valve at dp_nom" annotation(Dialog(enable=useCheck));
  parameter Units.PressureDifference dp_nom(min=100) = 3e5 "Pressure drop of q_nom" annotation(Dialog(enable=useCheck));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the compensator";
  parameter Types.Initial init = Types.Initial.Start "What fixes the compensator at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Opening of the compensator: 1 fully open";
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={68,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Junctions.J0 b(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_min/10, area=A_orifice*noEvent(max(y, 0)), p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 wayCheck(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR check(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=if useCheck then q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0))*Hydraulics.Functions.smoothStep((-dp - 0.5e5)/1e5) else 0, p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
protected
  parameter Units.Area A_orifice = q_set/(Cd*sqrt(2*dp_min/oil.rho_0)) "Area of orifice and open compensator together";
  Real y_target(unit="1") "Opening at rest for the present pressure drop";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = A.e - B.e;
  // the compensator leaves dp_min over the orifice, whatever the rest of dp is
  y_target = smooth(0, noEvent(if dp > dp_min then sqrt(dp_min/dp)*(1 + override*(dp - dp_min)/1e7) else 1));
  tau*der(y) = y_target - y;
  m_flow = oil.rho_0*edge.f + oil.rho_0*check.f;
  q = m_flow/edge.rho;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-20,0},{-2,0}}, color={96,104,116}));
  connect(b.bondOut[1], B)
    annotation(Line(points={{50,0},{68,0}}, color={96,104,116}));
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(a.bondOut[1], way.bondIn[1])
    annotation(Line(points={{2,0},{22,24}}, color={96,104,116}));
  connect(way.bondOut[1], b.bondIn[1])
    annotation(Line(points={{26,24},{46,0}}, color={96,104,116}));
  connect(wayCheck.bondDown[1], check.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(a.bondOut[2], wayCheck.bondIn[1])
    annotation(Line(points={{2,0},{22,-24}}, color={96,104,116}));
  connect(wayCheck.bondOut[1], b.bondIn[2])
    annotation(Line(points={{26,-24},{46,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="flowControl",
    Icon(coordinateSystem(extent={{-80,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="2 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Text(extent={{-80,86},{80,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-54},{82,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end FlowControlValve2;
