// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.CheckValves;
model DoublePilotCheckValve "Two pilot-operated check valves, each unlocked by the other's inlet"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_crack(min=0) = 1e5 "Cracking pressure";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
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
  Interfaces.Port A1 "Side 1, to the valve" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Interfaces.Port B1 "Side 1, to the consumer" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,80})));
  Interfaces.Port A2 "Side 2, to the valve" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Interfaces.Port B2 "Side 2, to the consumer" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,80})));
  Real y1(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening of side 1";
  Real y2(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening of side 2";
  Units.VolumeFlowRate q1 "Volume flow rate from A1 to B1, at the density of its inlet";
  Units.VolumeFlowRate q2 "Volume flow rate from A2 to B2, at the density of its inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open valve";
  Internal.Edge edge1(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y1, 0)), p_1=A1.p, p_2=B1.p);
  Internal.Edge edge2(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y2, 0)), p_1=A2.p, p_2=B2.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y1) = 0;
    der(y2) = 0;
  end if;
equation
  tau*der(y1) = Functions.smoothStep((A1.p - B1.p + noEvent(max(ratio*(A2.p - A1.p), 0)) - p_crack)/dp_open) - y1;
  tau*der(y2) = Functions.smoothStep((A2.p - B2.p + noEvent(max(ratio*(A1.p - A2.p), 0)) - p_crack)/dp_open) - y2;
  A1.m_flow = edge1.m_flow;
  B1.m_flow = -edge1.m_flow;
  A2.m_flow = edge2.m_flow;
  B2.m_flow = -edge2.m_flow;
  q1 = edge1.m_flow/edge1.rho;
  q2 = edge2.m_flow/edge2.rho;
  annotation(
    __Bramah(technicalData="%{ratio}:1", bonds="A1 > way1:1 > B1, way1 > edge1:R, A2 > way2:1 > B2, way2 > edge2:R", rule="Double pilot-operated check valve (X10730): two check valves in a continuous frame, a dashed pilot from each line to the seat of the other."),
    defaultComponentName="doublePilotCheck",
    Icon(coordinateSystem(extent={{-80,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-60},{80,60}}),
      Line(points={{-40,-80},{-40,-10}}),
      Line(points={{-60,10},{-40,-10},{-20,10}}),
      Ellipse(extent={{-50,-6},{-30,14}}),
      Line(points={{-40,14},{-40,80}}),
      Line(points={{40,-80},{40,-10}}),
      Line(points={{20,10},{40,-10},{60,10}}),
      Ellipse(extent={{30,-6},{50,14}}),
      Line(points={{40,14},{40,80}}),
      Line(points={{-40,-44},{-24,-44},{28,2}}, pattern=LinePattern.Dash),
      Line(points={{40,-44},{24,-44},{-28,2}}, pattern=LinePattern.Dash),
      Ellipse(extent={{-45,-49},{-35,-39}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{35,-49},{45,-39}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-72,-78},{-46,-62}}, textString="A1"),
      Text(extent={{46,-78},{72,-62}}, textString="A2"),
      Text(extent={{-72,62},{-46,78}}, textString="B1"),
      Text(extent={{46,62},{72,78}}, textString="B2"),
      Text(extent={{88,-15},{228,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Locks both lines of a cylinder. Each side lets oil pass from A to B, and back when the other side's A is pressurised. Side 1 opens when
<b>A1.p - B1.p + max(ratio*(A2.p - A1.p), 0) &gt; p_crack</b>, side 2 likewise. Equations as in
<a href='modelica://Bramah.Hydraulics.CheckValves.PilotCheckValve'>PilotCheckValve</a>.</p>
<p><b>tau*der(y1) = s((A1.p - B1.p + max(ratio*(A2.p - A1.p), 0) - p_crack)/dp_open) - y1</b>, <b>q1 = Cd*A_max*y1*sqrt(2/rho)*g(A1.p - B1.p)</b>, s the cubic step from 0 to 1; side 2 likewise.</p>
<p>The directional valve before it should join A and B to the tank in its centre position.</p>
<p>Assumptions: a poppet without mass; the opening is a smooth function of the pressure drop, so that it neither chatters nor makes events; shut,
it is tight. Valid: motions slower than the poppet, which takes some ms; flows up to about twice q_nom. Typical: p_crack 0.5 to 3 bar, ratio 3 to
4. Source: the law of flow is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.LoadLock'>LoadLock</a>.</p>
</html>"));
end DoublePilotCheckValve;
