// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model CartridgeValve "Two-way cartridge valve, the logic element: its poppet parts A and B as the pressure at X allows"
  extends Interfaces.OilComponent;
  parameter Real ratio(unit="1", min=1, max=2) = 1.5 "Area at X over that at A; the ring at B is the rest";
  parameter Units.PressureDifference p_crack(min=0) = 2e5 "Cracking pressure at A, over B and X";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open, by the spring";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 200/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
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
  Interfaces.Port A "Port at the poppet's face" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-100})));
  Interfaces.Port B "Port at the poppet's side" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-20})));
  Interfaces.Port X "Spring chamber" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference dp_opening "Pressure at A that opens the poppet against its spring";
  Units.PressureDifference dp "Pressure drop from A to B";
  Units.VolumeFlowRate q "Volume flow rate past the seat from A to B, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Units.MassFlowRate m_X "Mass flow rate out of X that the poppet presses out";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=A.p, p_2=B.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = A.p - B.p;
  dp_opening = A.p + (ratio - 1)*B.p - ratio*X.p;
  tau*der(y) = noEvent(min(max((dp_opening - p_crack)/dp_open, 0), 1)) - y;
  m_X = oil.rho_0*V_X*der(y);
  X.m_flow = -m_X;
  A.m_flow = edge.m_flow + m_X/ratio;
  B.m_flow = m_X*(1 - 1/ratio) - edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(bonds="A > a:0 > way:1 > b:0 > B, way > edge:R, a > faceWay:1 > x:0 > X, faceWay > face:R, b > ringWay:1 > x, ringWay > ring:R", rule="Two-way cartridge valve (X10930): poppet 4 M wide with one seat cone of 45 deg; A before it, B beside it, X at the spring."),
    defaultComponentName="cartridge",
    Icon(coordinateSystem(extent={{-40,-100},{80,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-40,-20},{-40,80},{40,80},{40,-20}}),
      Polygon(points={{-40,30},{40,30},{40,-20},{0,-60},{-40,-20},{-40,30}}, origin=DynamicSelect({0,0},{0,20*y})),
      Line(points=DynamicSelect({{0,80},{-20,76},{20,68},{-20,60},{20,51},{-20,43},{20,35},{0,30}},
        {{0,80},{-20,76 + 1.6*y},{20,68 + 4.8*y},{-20,60 + 8*y},{20,51 + 11.6*y},{-20,43 + 14.8*y},{20,35 + 18*y},{0,30 + 20*y}})),
      Line(points={{0,-60},{0,-100}}),
      Line(points={{40,-20},{80,-20}}),
      Line(points={{0,80},{0,120}}, pattern=LinePattern.Dash),
      Text(extent={{6,-96},{26,-74}}, textString="A"),
      Text(extent={{56,-16},{76,6}}, textString="B"),
      Text(extent={{6,92},{26,114}}, textString="X"),
      Text(extent={{50,46},{190,76}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A poppet that is pressed into a bore of a block. The pressures at A and at B push it open, that at X and a spring push it shut; what drives X
makes it a check valve, a directional, a throttle or a pressure valve. It lets oil pass in both directions.</p>
<p>The face at A has the area A_A, the spring chamber A_X = ratio*A_A, the ring at B what is left between them. Over A_A, the forces are
<b>dp_opening = A.p + (ratio - 1)*B.p - ratio*X.p</b>, and the poppet stands where the spring balances them:</p>
<p><b>y_target = (dp_opening - p_crack)/dp_open between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>,
<b>q = Cd*A_max*y*sqrt(2/rho)*g(A.p - B.p)</b></p>
<p>with A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)) and g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>. So with X at the
pressure of B it opens p_crack above it, with X at that of A it stays shut whatever B does not exceed by p_crack/(ratio - 1).</p>
<p>To open, the poppet presses the oil V_X*y out of X, and takes in as much at A and B, by their areas: <b>m_X = rho_0*V_X*der(y)</b>. Throttles in the line
to X therefore set how fast it opens and shuts.</p>
<p>Assumptions: the spring is linear, and the flow forces are in the range dp_open; the poppet has no mass; shut, it is tight, and nothing leaks past
it to X. The oil that it moves counts at rho_0. Valid: changes slower than about tau; pressures and flows of the data sheet, beyond which flow forces
draw the poppet shut. Typical: ratio 1.07 (flow from A to B) or 1.5 (both ways); p_crack 0.5, 1, 2 or 4 bar; size 16 about 200 l/min at 5 bar and V_X
1 to 3 cm3, each the square and the cube of the size for others; tau 1 to 5 ms. Source: ports and bores ISO 7368, the area ratios Bosch Rexroth RE
21004 (2024), two-way cartridge valves LC; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.CartridgeCircuit'>CartridgeCircuit</a>.</p>
</html>"));
end CartridgeValve;
