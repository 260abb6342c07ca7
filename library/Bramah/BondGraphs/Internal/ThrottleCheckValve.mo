// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ThrottleCheckValve "Throttle with check valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  parameter Real y(unit="1", displayUnit="%", min=0, max=1) = 1 "Opening of the throttle: 0 shut, 1 fully open"
    annotation(Dialog(group="Throttle"));
  parameter Units.Length d(min=1e-6) = 3e-3 "Diameter of the fully open throttle" annotation(Dialog(group="Throttle"));
  parameter Units.Area area(min=1e-12) = Units.pi/4*d^2 "Area of the fully open throttle; by default from d"
    annotation(Dialog(group="Throttle"), __Bramah(symbol="A"));
  parameter Units.PressureDifference p_crack(min=0) = 0.5e5 "Cracking pressure" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Check valve"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of the check valve at dp_nom"
    annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_nom(min=100) = p_crack + 2*dp_open "Pressure drop of q_nom; at least p_crack + dp_open"
    annotation(Dialog(group="Check valve"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=y*area + A_check*Hydraulics.Functions.smoothStep((-dp - p_crack)/dp_open), p_1=A.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  parameter Units.Area A_check = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open check valve";
equation
  dp = A.e - B.e;
  m_flow = oil.rho_0*edge.f;
  q = m_flow/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(A, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], B)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="throttleCheck",
    Icon(coordinateSystem(extent={{-60,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Text(extent={{-60,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The area is that of the throttle and of the check valve
where it opens.</p>
</html>"));
end ThrottleCheckValve;
