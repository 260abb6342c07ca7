// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model AccumulatorChargingValve "Accumulator charging valve: unloads the pump while the accumulator is full"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=1e5) = 150e5 "Pressure at A over T above which the pump is unloaded" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}), Dialog(group="Switching"));
  parameter Units.PressureDifference dp_switch(min=1e4, max=p_set) = 0.15*p_set "By how much the pressure at A falls until the pump charges again"
    annotation(Dialog(group="Switching"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow to T at dp_nom while it is unloaded" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom" annotation(Dialog(group="Flow"));
  parameter Units.PressureDifference p_crack(min=0) = 0.5e5 "Cracking pressure of the check valve" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open, at q_nom" annotation(Dialog(group="Check valve"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.02 "Time constant of the opening" annotation(Dialog(group="Switching"));
  parameter Boolean unloading_start = false "true: it begins unloaded" annotation(Dialog(tab="Start"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Pump" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-220})));
  Interfaces.Port A "Accumulator" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,200})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={280,20})));
  Boolean isUnloading "true: the pump is led to T";
  Real y(unit="1", start=if unloading_start then 1 else 0, fixed=init == Types.Initial.Start) "Opening to T: 0 shut, 1 fully open";
  Units.PressureDifference p "Pressure of the accumulator over T";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
  Units.VolumeFlowRate q_T "Volume flow rate from P to T, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the way to T, fully open";
  CheckValves.CheckValve check(final oil=oil, final densityModel=densityModel, final p_crack=p_crack, final dp_open=dp_open, final q_nom=q_nom)
    "Way from P to A";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=T.p) "Way from P to T";
  Interfaces.PortReader inlet(m_flow=-edge.m_flow) "What goes from P to T";
initial equation
  pre(isUnloading) = unloading_start;
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  connect(P, check.A);
  connect(check.B, A);
  connect(P, inlet.port);
  p = A.p - T.p;
  isUnloading = p > p_set or pre(isUnloading) and p >= p_set - dp_switch;
  tau*der(y) = (if isUnloading then 1 else 0) - y;
  T.m_flow = -edge.m_flow;
  q = check.q;
  q_T = edge.m_flow/edge.rho;
  annotation(
    __Bramah(bonds="P > p:0 > check.A, check.B > A, p > way:1 > T, way > edge:R", setting="%{p_set:bar} / %{p_set - dp_switch:bar} %{[bar]}", productClass="FL", technicalData="%{p_set:bar} / %{p_set - dp_switch:bar} %{[bar]}", rule="Accumulator charging valve with a fixed switching difference (X10590): check valve from pump to accumulator, a pilot-operated valve to the tank with a small piston that the accumulator presses, in a continuous frame."),
    defaultComponentName="charging",
    Icon(coordinateSystem(extent={{-40,-220},{280,200}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-180},{240,160}}),
      Line(points={{0,-220},{0,60}}),
      Line(points={{-20,80},{0,60},{20,80}}),
      Ellipse(extent={{-10,64.1},{10,84.1}}),
      Line(points={{0,84.1},{0,200}}),
      Ellipse(extent={{-5,15},{5,25}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,115},{5,125}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,20},{80,20}}),
      Rectangle(extent={{80,-20},{160,60}}),
      Line(points={{80,40},{140,40}}, origin=DynamicSelect({0,0},{0,-20*y})),
      Polygon(points={{160,40},{140,47},{140,33},{160,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{0,-20*y})),
      Line(points={{160,20},{280,20}}),
      Ellipse(extent={{195,15},{205,25}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{80,20},{50,50},{50,90},{110,90},{110,60}}, pattern=LinePattern.Dash),
      Line(points={{0,120},{150,120},{150,80}}, pattern=LinePattern.Dash),
      Rectangle(extent={{140,60},{160,80}}),
      Rectangle(extent={{100,-40},{160,-20}}),
      Rectangle(extent={{120,-100},{160,-40}}),
      Polygon(points={{140,-98.6},{120,-64},{160,-64},{140,-98.6}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{140,-100},{160,-104},{120,-112},{160,-120},{120,-129},{160,-137},{120,-145},{140,-150}}),
      Line(points={{180,-118},{116,-130}}),
      Polygon(points={{96.3,-133.7},{114.9,-124.1},{117.1,-135.9},{96.3,-133.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{200,20},{200,-100},{160,-100}}, pattern=LinePattern.Dash),
      Text(extent={{8,164},{28,186}}, textString="A"),
      Text(extent={{8,-206},{28,-184}}, textString="P"),
      Text(extent={{250,24},{270,46}}, textString="T"),
      Text(extent={{248,-55},{388,-25}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Charges an accumulator from a pump of constant flow. Once the accumulator has reached <code>p_set</code> the valve leads the pump to the tank at
little pressure, and the check valve holds the accumulator; when the pressure has fallen by <code>dp_switch</code>, the pump charges again. In between
the state before stays:</p>
<p><b>isUnloading = p &gt; p_set or (pre(isUnloading) and p &gt;= p_set - dp_switch)</b>, p = A.p - T.p, <b>tau*der(y) = (1 or 0) - y</b>,
<b>q_T = Cd*A_max*y*sqrt(2/rho)*g(P.p - T.p)</b>, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)); from P to A a
<a href='modelica://Bramah.Hydraulics.CheckValves.CheckValve'>CheckValve</a>.</p>
<p>It is no safety valve: an accumulator wants its <a href='modelica://Bramah.Hydraulics.Accumulators.IsolatingBlock'>IsolatingBlock</a>, and P a node.</p>
<p>Assumptions: the pilot stage switches at once and takes no oil; the main stage follows with one lag. Valid: pressures at A that change slower than
tau; flows up to about twice q_nom. Typical: dp_switch 10 to 20 % of p_set; tau 20 to 50 ms. Source: the area of the pilot&apos;s piston exceeds that of its
seat by the switching difference, which data sheets state; the law of flow is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Accumulators.ChargedByValve'>ChargedByValve</a>.</p>
</html>"));
end AccumulatorChargingValve;
