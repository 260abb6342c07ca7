// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model Valve42 "4/2 directional valve with one solenoid and return spring"
  extends Interfaces.SwitchingSpool;
  parameter Types.Rest4 rest = Types.Rest4.Cross "What is joined at rest" annotation(Evaluate=true);
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.BooleanInput a "Solenoid"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  Real y_PA "Opening of P to A and B to T";
  Real y_PB "Opening of P to B and A to T";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_PA, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_PB, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_PB, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_PA, p_1=B.p, p_2=T.p);
equation
  x_target = if a then 1 else 0;
  if rest == Types.Rest4.Cross then
    y_PA = y_a;
    y_PB = y_0;
  else
    y_PA = y_0;
    y_PB = y_a;
  end if;
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow);
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  annotation(
    __Bramah(coils={"a"}, bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R", rule="4/2 valve (X10320): parallel and crossed paths; ports 2 M apart on the box at rest.",
      valve(format=1, ports=4, variants={
        variant(condition="rest == Types.Rest4.Cross", positions={"P>A, B>T", "P>B, A>T"}),
        variant(condition="rest == Types.Rest4.Parallel", positions={"P>B, A>T", "P>A, B>T"})}, left="solenoid", right="spring")),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,0},{-180,0}}, {{-180,0},{-180 + max(0, 80*x),0}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{20,80},{20,40}}),
      Line(points={{-100,-40},{-100,20}}, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-60,40},{-60,-20}}, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-60,-40},{-53,-20},{-67,-20},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-100,-40},{-68.9,22.1}}, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-60,40},{-75.2,25.2},{-62.7,19},{-60,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-100,40},{-68.9,-22.1}}, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-60,-40},{-62.7,-19},{-75.2,-25.2},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{11.1,22.1}}, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{20,40},{4.8,25.2},{17.3,19},{20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{11.1,-22.1}}, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{20,-40},{17.3,-19},{4.8,-25.2},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Cross, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,20}}, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-20,40},{-27,20},{-13,20},{-20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,-20}}, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{20,-40},{27,-20},{13,-20},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest4.Parallel, origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-180,-20},{-120,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-140,20},{-160,-20}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,48},{220,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>At rest the valve joins what <code>rest</code> says; the solenoid switches to the other: with <code>rest = Cross</code> it leads P to A and B to T.
Spool and paths are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SwitchingSpool'>SwitchingSpool</a>.</p>
<p>Open edges let pass <b>q = q_nom*y*sqrt(dp/dp_nom)</b>, y the opening, at rho_0 and in turbulent flow.</p>
<p>Assumptions: the spool follows as a lag of the second order whatever the flow forces; the edges open in proportion to its way; no leakage when
shut. Valid: pressures and flows within the performance limit of the data sheet, beyond which flow forces hold the spool. Typical: q_nom 20 to
120 l/min at 5 bar per edge, switching time 20 to 80 ms. Source: the law of the edges is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>meter_in</code>.</p>
</html>"));
end Valve42;
