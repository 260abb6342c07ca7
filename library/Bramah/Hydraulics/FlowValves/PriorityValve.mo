// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model PriorityValve "Load-sensing priority valve: CF gets what the steering unit asks for, EF the rest"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference dp_set(min=1e4) = 7e5 "Control pressure: CF over LS from which on EF opens";
  parameter Units.PressureDifference dp_over(min=1e3) = 3e5 "Rise of it until CF is shut";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 80/60000 "Flow at dp_nom, of either way fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.VolumeFlowRate q_LS(min=0) = 0 "Dynamic signal: flow from CF to LS at dp_set; 0: static, LS takes no oil";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the spool" annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Pump" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port CF "Controlled flow, to the steering unit" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port EF "Excess flow, to the other consumers" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Interfaces.Port LS "Load signal, behind the steering unit's orifice" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,-20})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 0 all to CF, 1/2 both ways open, 1 all to EF";
  Units.VolumeFlowRate q_CF "Volume flow rate from P to CF, at the density of the inlet";
  Units.VolumeFlowRate q_EF "Volume flow rate from P to EF, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of a fully open way";
  Internal.Edge edgeCF(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, 
    area=A_max*noEvent(min(max(2 - 2*y, 0), 1)*sqrt(2/(1 + max(P.p - CF.p, dp_nom)/dp_nom))), p_1=P.p, p_2=CF.p);
  Internal.Edge edgeEF(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, 
    area=A_max*noEvent(min(max(2*y, 0), 1)*sqrt(2/(1 + max(P.p - EF.p, dp_nom)/dp_nom))), p_1=P.p, p_2=EF.p);
  Internal.Edge edgeLS(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_set/10, area=q_LS/(Cd*sqrt(2*dp_set/oil.rho_0)), p_1=CF.p, p_2=LS.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  tau*der(y) = noEvent(min(max((CF.p - LS.p - dp_set)/dp_over, 0), 1)) - y;
  P.m_flow = edgeCF.m_flow + edgeEF.m_flow;
  CF.m_flow = edgeLS.m_flow - edgeCF.m_flow;
  EF.m_flow = -edgeEF.m_flow;
  LS.m_flow = -edgeLS.m_flow;
  q_CF = edgeCF.m_flow/edgeCF.rho;
  q_EF = edgeEF.m_flow/edgeEF.rho;
  annotation(
    __Bramah(setting="Δp %{dp_set}", productClass="QN", technicalData="Δp %{dp_set}", bonds="P > p:0 > wayCF:1 > cf:0 > CF, wayCF > edgeCF:R, p > wayEF:1 > EF, wayEF > edgeEF:R, cf > wayLS:1 > LS, wayLS > edgeLS:R", rule="Priority valve: two boxes between two lines; at rest P to CF, moved P to EF; dashed lines from CF to one end, from LS to the spring's."),
    defaultComponentName="priority",
    Icon(coordinateSystem(extent={{-140,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-20,64},{-140,64},{-140,0},{-120,0}}, {{-20,64},{-140,64},{-140,0},{-120 + 80*y,0}}), pattern=LinePattern.Dash),
      Line(points=DynamicSelect({{160,-20},{40,-20}}, {{160,-20},{40 + 80*y,-20}}), pattern=LinePattern.Dash),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*y,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-110,50},{30,50}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-110,-50},{30,-50}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{20,80},{20,40}}),
      Line(points={{-100,-40},{-68.9,22.1}}, origin=DynamicSelect({0,0},{80*y,0})),
      Polygon(points={{-60,40},{-75.2,25.2},{-62.7,19},{-60,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-100,40},{-100,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-110,20},{-90,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{-20,-40},{-20,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Polygon(points={{-20,40},{-27,20},{-13,20},{-20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{20,40},{20,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{10,20},{30,20}}, origin=DynamicSelect({0,0},{80*y,0})),
      Line(points={{40,14},{44,-2},{52,30},{60,-2},{69,30},{77,-2},{85,30},{90,14}}, origin=DynamicSelect({0,0},{80*y,0})),
      Text(extent={{-16,56},{14,78}}, textString="CF"),
      Text(extent={{24,56},{54,78}}, textString="EF"),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{126,-46},{156,-24}}, textString="LS"),
      Text(extent={{60,50},{200,80}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>One pump feeds a load-sensing steering unit and, with what that leaves, other consumers. LS reports the pressure behind the steering unit&apos;s
orifice; the spool holds CF the control pressure above it, so the flow to the steering unit depends on its opening only, not on the pressures at CF, EF
or P. While nobody steers, CF is shut off by the unit, LS stands at the tank&apos;s pressure, and all oil goes to EF.</p>
<p><b>y_target = (CF.p - LS.p - dp_set)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>; P to CF with the area
<b>A_max*k*min(2 - 2*y, 1)</b>, P to EF with <b>A_max*k*min(2*y, 1)</b>, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), by
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>. Up to dp_nom k is 1, above it <b>k = sqrt(2/(1 + dp/dp_nom))</b>, dp the drop over the
way: notches and flow forces make the flow depend on y rather than on the pressure, which keeps the damping of the control the same at every load.</p>
<p>In the first half of its way the spool throttles EF, while CF has the higher pressure; in the second half it throttles CF, while EF has. With a static
signal LS takes no oil; with a dynamic one an orifice lets <b>q_LS</b> pass from CF to LS at dp_set, which the steering unit leads to the tank in its
middle position and uses while steering: the valve answers faster then.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. The relief valve of the LS line is the steering unit&apos;s. Valid: changes slower than about tau; pump flows up to about twice q_nom.
Typical: dp_set 4, 7 or 10 bar, q_nom 40 to 160 l/min, q_LS 0.5 to 1 l/min, tau 5 to 20 ms. Source: the characteristic is the data sheet&apos;s,
as of Danfoss, Load sensing steering units and priority valves OLS; the law of flow that of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.SteeringFirst'>SteeringFirst</a>.</p>
</html>"));
end PriorityValve;
