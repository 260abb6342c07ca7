// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ShutOffValve "Shut-off valve, as a modulated resistance"
  extends Hydraulics.Interfaces.OilComponent;
  Units.MassFlowRate m_flow "Mass flow rate from A to B";
  Units.VolumeFlowRate q "Volume flow rate from A to B, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from A to B";
  parameter Boolean useInput = false "true: the handle follows the input u; false: it stands as isOpen says"
    annotation(Evaluate=true, Dialog(group="Handle"));
  parameter Boolean isOpen = true "Handle without input: true open, false shut"
    annotation(__Bramah(hand=true), Dialog(group="Handle", enable=not useInput));
  parameter Units.Time t_turn(min=1e-3, displayUnit="ms") = 0.3 "Shortest time from shut to fully open"
    annotation(Dialog(group="Handle", enable=useInput));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=100) = 0.3e5 "Pressure drop of q_nom" annotation(Dialog(group="Flow"));
  parameter Real n_area(unit="1", min=1, max=4) = 1.4 "Exponent of the area over the opening: 1 gate, 1.4 ball"
    annotation(Dialog(group="Flow"), __Bramah(symbol="n"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the handle at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useInput));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start", enable=useInput));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealInput u if useInput "Where the handle is turned to: 0 shut, 1 open"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Real y(unit="1", start=y_start, fixed=useInput and init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Interfaces.BondIn A "Inlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut B "Outlet of positive flow" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={48,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(y, 0), 1))^n_area, p_1=A.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,14}, rotation=90)));
protected
  Blocks.Interfaces.RealInput u_internal "Handle in use";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
initial equation
  if useInput and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = A.e - B.e;
  connect(u, u_internal);
  if useInput then
    der(y) = noEvent(min(max(20*(min(max(u_internal, 0), 1) - y), -1), 1))/t_turn;
  else
    u_internal = if isOpen then 1 else 0;
    y = u_internal;
  end if;
  m_flow = oil.rho_0*edge.f;
  q = m_flow/edge.rho;
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{24,2},{24,12}}, color={96,104,116}));
  connect(A, way.bondIn[1])
    annotation(Line(points={{0,0},{22,0}}, color={96,104,116}));
  connect(way.bondOut[1], B)
    annotation(Line(points={{26,0},{48,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="shutOff",
    Icon(coordinateSystem(extent={{-60,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 R"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,80},{0,40}}, color={96,104,116}),
      Line(points={{-60,0},{-40,0}}, color={44,99,201}),
      Text(extent={{-60,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-14,-14},{62,30}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> of the metering edge. The handle sets the area.</p>
</html>"));
end ShutOffValve;
