// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model CartridgeValve "Cartridge valve, as a modulated resistance and the flows that its poppet displaces"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Real ratio(unit="1", min=1, max=2) = 1.5 "Area at X over that at A; the ring at B is the rest";
  parameter Units.PressureDifference p_crack(min=0) = 2e5 "Cracking pressure at A, over B and X";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open, by the spring";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 200/60000 "Flow at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.Volume V_X(displayUnit="cm3", min=0) = 2e-6 "Oil that the full stroke presses out of X" annotation(Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 2e-3 "Time constant of the poppet where X resists no flow"
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
  Units.PressureDifference dp_opening "Pressure at A that opens the poppet against its spring";
  Units.PressureDifference dp "Pressure drop from A to B";
  Units.VolumeFlowRate q "Volume flow rate past the seat from A to B, at the density of the inlet";
  Interfaces.BondIn A "Port at the poppet's face" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.BondOut B "Port at the poppet's side" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-20})));
  Interfaces.BondOut X "Spring chamber" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-50}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  BondGraphs.Junctions.J0 b(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,0})));
  BondGraphs.Junctions.J0 x(nIn=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-36})));
  BondGraphs.Junctions.J1 way(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  OilR edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t, final dp_small=dp_small,
    final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=a.e + fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
  BondGraphs.Junctions.J1 faceWay(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-24})));
  LawR face(law=m_X/oil.rho_0/ratio)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-40}, rotation=270)));
  BondGraphs.Junctions.J1 ringWay(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-24}, rotation=180)));
  LawR ring(law=m_X/oil.rho_0*(1 - 1/ratio))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-40}, rotation=270)));
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Units.MassFlowRate m_X "Mass flow rate out of X that the poppet presses out";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = a.e - b.e;
  dp_opening = a.e + (ratio - 1)*b.e - ratio*x.e;
  tau*der(y) = noEvent(min(max((dp_opening - p_crack)/dp_open, 0), 1)) - y;
  m_X = oil.rho_0*V_X*der(y);
  q = oil.rho_0*edge.f/edge.rho;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-60,0},{-38,0}}, color={96,104,116}));
  connect(a.bondOut[1], way.bondIn[1])
    annotation(Line(points={{-34,0},{-2,0}}, color={96,104,116}));
  connect(way.bondUp[1], edge.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  connect(way.bondOut[1], b.bondIn[1])
    annotation(Line(points={{2,0},{34,0}}, color={96,104,116}));
  connect(b.bondOut[1], B)
    annotation(Line(points={{38,0},{60,0}}, color={96,104,116}));
  connect(a.bondDown[1], faceWay.bondIn[1])
    annotation(Line(points={{-36,-2},{-22,-24}}, color={96,104,116}));
  connect(faceWay.bondDown[1], face.bond)
    annotation(Line(points={{-20,-26},{-20,-38}}, color={96,104,116}));
  connect(faceWay.bondOut[1], x.bondIn[1])
    annotation(Line(points={{-18,-24},{-2,-36}}, color={96,104,116}));
  connect(b.bondDown[1], ringWay.bondIn[1])
    annotation(Line(points={{36,-2},{22,-24}}, color={96,104,116}));
  connect(ringWay.bondDown[1], ring.bond)
    annotation(Line(points={{20,-22},{20,-38}}, color={96,104,116}));
  connect(ringWay.bondOut[1], x.bondIn[2])
    annotation(Line(points={{18,-24},{-2,-36}}, color={96,104,116}));
  connect(x.bondDown[1], X)
    annotation(Line(points={{0,-38},{0,-50}}, color={96,104,116}));
  annotation(
    defaultComponentName="cartridge",
    Icon(coordinateSystem(extent={{-80,-100},{80,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="3 R"),
      Line(points={{0,-100},{0,-60}}, color={96,104,116}),
      Line(points={{80,-20},{60,-20}}, color={96,104,116}),
      Line(points={{0,120},{0,60}}, color={96,104,116}),
      Text(extent={{-80,126},{80,154}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-64},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = edge(area, e)/rho_0</b> past the seat; the poppet takes <b>V_X*der(y)</b> of oil from A and B and presses it out of X.</p>
</html>"));
end CartridgeValve;
