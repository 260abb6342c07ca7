// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ProportionalReliefValve "Proportional relief valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Units.PressureDifference p_max(min=1e5) = 200e5 "Set pressure over T at u = 1";
  parameter Units.PressureDifference p_min(min=0, max=p_max) = 5e5 "Set pressure over T at u = 0";
  parameter Units.PressureDifference dp_over(min=1e3) = 10e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at p_max + dp_over";
  parameter Units.PressureDifference hysteresis(min=0) = 0 "Pressure by which it shuts lower than it opens" annotation(Dialog(group="Dynamics"));
  parameter Units.Time tau_set(min=1e-6, displayUnit="ms") = 0.03 "Time constant of the set pressure" annotation(Dialog(group="Dynamics"));
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
  Blocks.Interfaces.RealInput u "Command 0..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0}, rotation=180)));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference p_set(start=p_min, fixed=init == Types.Initial.Start) "Set pressure over T";
  Real y_target(unit="1") "Opening at rest for the present pressures";
  Real y_hold(unit="1") "Opening above which it shuts: y_target, or more by the hysteresis";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=p_max/10, area=A_max*noEvent(max(y, 0)), p_1=P.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  parameter Units.Density rho_nom = if densityModel == Types.DensityModel.Textbook then oil.rho_0
    else Media.density(oil, fluid.p_ambient + p_max + dp_over) "Density at p_max + dp_over";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*(p_max + dp_over)/rho_nom)) "Area of the fully open valve";
initial equation
  if init == Types.Initial.SteadyState then
    y = y_target;
    der(p_set) = 0;
  end if;
equation
  tau_set*der(p_set) = p_min + (p_max - p_min)*noEvent(min(max(u, 0), 1)) - p_set;
  y_target = noEvent(min(max((P.e - T.e - p_set)/dp_over, 0), 1));
  y_hold = noEvent(min(max((P.e - T.e - p_set + hysteresis)/dp_over, 0), 1));
  tau*der(y) = noEvent(max(y_target - y, 0) + min(y_hold - y, 0));
  q = oil.rho_0*edge.f/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(P, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], T)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="1 R"),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{160,0},{80,0}}, color={44,99,201}),
      Text(extent={{-80,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end ProportionalReliefValve;
