// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model CounterbalanceValve "Counterbalance valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Set pressure at B, over ambient";
  parameter Real ratio(unit="1", min=0) = 4 "Pilot ratio: area of the pilot over that of B";
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.PressureDifference p_crack(min=0) = 1e5 "Cracking pressure of the check valve" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open" annotation(Dialog(group="Check valve"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the opening"
    annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from B to A, at the density of the inlet";
  Interfaces.BondOut A "To the directional valve" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.BondIn B "To the cylinder" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.BondIn X "Pilot" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,-48}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,-80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, Hydraulics.Functions.smoothStep((A.e - B.e - p_crack)/dp_open))), p_1=B.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
  BondGraphs.Sensors.De readingX
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,-48})));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  tau*der(y) = noEvent(min(max((B.e + ratio*(X.e) - p_set)/dp_over, 0), 1)) - y;
  q = oil.rho_0*edge.f/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(B, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], A)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  connect(X, readingX.bond)
    annotation(Line(points={{-20,-48},{2,-48}}, color={96,104,116}));
  annotation(
    defaultComponentName="counterbalance",
    Icon(coordinateSystem(extent={{-120,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-40},{80,40}}, lineColor={96,104,116}),
      Text(extent={{-80,-14},{80,14}}, textString="1 R"),
      Line(points={{-20,-80},{-20,-40}}, color={96,104,116}),
      Line(points={{-20,80},{-20,40}}, color={96,104,116}),
      Line(points={{60,-80},{60,-40}}, color={96,104,116}),
      Text(extent={{-120,86},{100,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-62},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end CounterbalanceValve;
