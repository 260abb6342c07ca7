// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalReducingValve "Proportional pressure reducing valve, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Units.PressureDifference dp_over(min=1e3) = 1e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 10/60000 "Flow at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening"
    annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 1 P to A open, 0 shut, -1 A to T open";
  Units.PressureDifference p_held "Pressure held at A, over T";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  parameter Units.PressureDifference p_max(min=1e5) = 30e5 "Pressure held at A, over T, at u = 1";
  parameter Units.PressureDifference p_min(min=0, max=p_max) = 0 "Pressure held at A, over T, at u = 0";
  parameter Units.Time tau_set(min=1e-6, displayUnit="ms") = 0.02 "Time constant of the set pressure" annotation(Dialog(group="Dynamics"));
  Blocks.Interfaces.RealInput u "Command 0..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0}, rotation=180)));
  Units.PressureDifference p_set(start=p_min, fixed=init == Types.Initial.Start) "Set pressure over T";
  Interfaces.BondIn P "Inlet" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={96,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.BondOut A "Outlet, reduced pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,0})));
  BondGraphs.Junctions.J1 wayPA(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
  BondGraphs.Junctions.J1 wayAT(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,0})));
  OilR edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(-y, 0)), p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={72,14}, rotation=90)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
  if init == Types.Initial.SteadyState then
    der(p_set) = 0;
  end if;
equation
  tau*der(y) = noEvent(min(max((p_held - (A.e - T.e))/dp_over, -1), 1)) - y;
  q_A = -A.f;
  tau_set*der(p_set) = p_min + (p_max - p_min)*noEvent(min(max(u, 0), 1)) - p_set;
  p_held = p_set;
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
    defaultComponentName="reducing",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="2 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{20,-80},{20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Line(points={{160,0},{80,0}}, color={44,99,201}),
      Text(extent={{-80,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{110,38}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end ProportionalReducingValve;
