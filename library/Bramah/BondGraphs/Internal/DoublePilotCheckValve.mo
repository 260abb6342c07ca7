// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DoublePilotCheckValve "Two pilot-operated check valves, as two modulated resistances"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.PressureDifference p_crack(min=0) = 1e5 "Cracking pressure";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=p_crack + dp_open) = p_crack + 2*dp_open "Pressure drop of q_nom; at least p_crack + dp_open";
  parameter Real ratio(unit="1", min=1) = 3 "Area of the pilot pistons over that of the seats";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the poppets";
  parameter Types.Initial init = Types.Initial.Start "What fixes the openings at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y1(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening of side 1";
  Real y2(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening of side 2";
  Units.VolumeFlowRate q1 "Volume flow rate from A1 to B1, at the density of its inlet";
  Units.VolumeFlowRate q2 "Volume flow rate from A2 to B2, at the density of its inlet";
  Interfaces.BondIn A1 "Side 1, to the valve" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Interfaces.BondOut B1 "Side 1, to the consumer" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-40,80})));
  Interfaces.BondIn A2 "Side 2, to the valve" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Interfaces.BondOut B2 "Side 2, to the consumer" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={40,80})));
  BondGraphs.Junctions.J1 way1(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,24})));
  OilR edge1(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y1, 0)), p_1=A1.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,38}, rotation=90)));
  BondGraphs.Junctions.J1 way2(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-24})));
  OilR edge2(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y2, 0)), p_1=A2.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-38}, rotation=270)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open valve";
initial equation
  if init == Types.Initial.SteadyState then
    der(y1) = 0;
    der(y2) = 0;
  end if;
equation
  tau*der(y1) = Hydraulics.Functions.smoothStep((A1.e - B1.e + noEvent(max(ratio*(A2.e - A1.e), 0)) - p_crack)/dp_open) - y1;
  tau*der(y2) = Hydraulics.Functions.smoothStep((A2.e - B2.e + noEvent(max(ratio*(A1.e - A2.e), 0)) - p_crack)/dp_open) - y2;
  q1 = oil.rho_0*edge1.f/edge1.rho;
  q2 = oil.rho_0*edge2.f/edge2.rho;
  connect(way1.bondUp[1], edge1.bond)
    annotation(Line(points={{24,26},{24,36}}, color={96,104,116}));
  connect(A1, way1.bondIn[1])
    annotation(Line(points={{0,24},{22,24}}, color={96,104,116}));
  connect(way1.bondOut[1], B1)
    annotation(Line(points={{26,24},{48,24}}, color={96,104,116}));
  connect(way2.bondDown[1], edge2.bond)
    annotation(Line(points={{24,-26},{24,-36}}, color={96,104,116}));
  connect(A2, way2.bondIn[1])
    annotation(Line(points={{0,-24},{22,-24}}, color={96,104,116}));
  connect(way2.bondOut[1], B2)
    annotation(Line(points={{26,-24},{48,-24}}, color={96,104,116}));
  annotation(
    defaultComponentName="doublePilotCheck",
    Icon(coordinateSystem(extent={{-80,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="2 R"),
      Line(points={{-40,-80},{-40,-40}}, color={96,104,116}),
      Line(points={{-40,80},{-40,40}}, color={96,104,116}),
      Line(points={{40,-80},{40,-40}}, color={96,104,116}),
      Line(points={{40,80},{40,40}}, color={96,104,116}),
      Text(extent={{-80,86},{80,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-54},{62,54}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of each of the two metering edges. The opening follows the pressures as that of the component does:
it is a signal and takes no power.</p>
</html>"));
end DoublePilotCheckValve;
