// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ReliefValve "Direct operated pressure relief valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 150e5 "Set pressure over T";
  parameter Types.ReliefLaw law = Types.ReliefLaw.Override "Characteristic" annotation(Evaluate=true);
  parameter Units.PressureDifference dp_over(min=1e3) = 10e5 "Override: pressure rise from cracking to fully open"
    annotation(Dialog(group="Override"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at p_set + dp_over"
    annotation(Dialog(group="Override"));
  parameter Units.LeakageCoefficient slope = 2e-11 "Linear: flow per pressure above p_set"
    annotation(Dialog(group="Linear"));
  parameter Units.PressureDifference hysteresis(min=0) = 0 "Pressure by which it shuts lower than it opens, with dynamics"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Boolean useDynamics = true "true: the opening follows with the lag tau"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw orificeLaw = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  constant Boolean isPiloted = false "Drawn with a pilot box before its spring";
  Real y(unit="1", start=y_start, fixed=useDynamics and init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Real y_target(unit="1") "Opening at rest for the present pressures";
  Real y_hold(unit="1") "Opening above which it shuts: y_target, or more by the hysteresis";
  Units.PressureDifference dp "P.e - T.e";
  Units.MassFlowRate m_flow "Mass flow rate from P to T";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
  Interfaces.BondIn P "Pressure" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.BondOut T "Tank" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=orificeLaw, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=(p_set + dp_over)/10, area=A_max*noEvent(max(y, 0)), p_1=P.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  parameter Units.Density rho_nom = if densityModel == Types.DensityModel.Textbook then oil.rho_0
    else Media.density(oil, fluid.p_ambient + p_set + dp_over) "Density at p_set + dp_over";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*(p_set + dp_over)/rho_nom)) "Area of the fully open valve";
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    y = y_target;
  end if;
equation
  dp = P.e - T.e;
  if law == Types.ReliefLaw.Override then
    y_target = noEvent(min(max((dp - p_set)/dp_over, 0), 1));
    y_hold = noEvent(min(max((dp - p_set + hysteresis)/dp_over, 0), 1));
    m_flow = oil.rho_0*edge.f;
  else
    y_target = noEvent(max((dp - p_set)/dp_over, 0));
    y_hold = noEvent(max((dp - p_set + hysteresis)/dp_over, 0));
    m_flow = edge.rho*slope*dp_over*y;
  end if;
  if useDynamics then
    tau*der(y) = noEvent(max(y_target - y, 0) + min(y_hold - y, 0));
  else
    y = y_target;
  end if;
  q = m_flow/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(P, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], T)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Text(extent={{-80,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end ReliefValve;
