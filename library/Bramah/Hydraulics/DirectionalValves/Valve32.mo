// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model Valve32 "3/2 directional valve with one solenoid and return spring"
  extends Interfaces.SwitchingSpool;
  parameter Types.Rest rest = Types.Rest.Shut "What is joined at rest" annotation(Evaluate=true);
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Working port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Blocks.Interfaces.BooleanInput a "Solenoid"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
protected
  Real y_PA "Opening of P to A";
  Real y_AT "Opening of A to T";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_PA, p_1=P.p, p_2=A.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_AT, p_1=A.p, p_2=T.p);
equation
  x_target = if a then 1 else 0;
  if rest == Types.Rest.Shut then
    y_PA = y_a;
    y_AT = y_0;
  else
    y_PA = y_0;
    y_AT = y_a;
  end if;
  P.m_flow = edgePA.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  T.m_flow = -edgeAT.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  annotation(
    __Bramah(coils={"a"}, bonds="P > wayPA:1 > a:0 > A, wayPA > edgePA:R, a > wayAT:1 > T, wayAT > edgeAT:R", rule="3/2 valve (X10280): two boxes; ports 2 M apart on the box at rest; arrows with their tips on the edge.",
      valve(format=1, ports=3, variants={
        variant(condition="rest == Types.Rest.Shut", positions={"P>A", "A>T"}),
        variant(condition="rest == Types.Rest.Open", positions={"A>T", "P>A"})}, left="solenoid", right="spring")),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,0},{-180,0}}, {{-180,0},{-180 + max(0, 80*x),0}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{-100,-40},{-100,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-60,-40},{-60,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-70,-20},{-50,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-100,40},{-68.9,-22.1}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-60,-40},{-62.7,-19},{-75.2,-25.2},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-100,-40},{-100,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-110,-20},{-90,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{11.1,-22.1}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{20,-40},{17.3,-19},{4.8,-25.2},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-20,40},{-27,20},{-13,20},{-20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,-20},{30,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-180,-20},{-120,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-140,20},{-160,-20}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{60,48},{220,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>At rest A is joined to T and P is shut (<code>rest = Shut</code>), or P to A and T is shut (<code>Open</code>); the solenoid switches to the other.
Spool and paths are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SwitchingSpool'>SwitchingSpool</a>.</p>
<p>Open edges let pass <b>q = q_nom*y*sqrt(dp/dp_nom)</b>, y the opening, at rho_0 and in turbulent flow.</p>
<p>Assumptions: the spool follows as a lag of the second order whatever the flow forces; the edges open in proportion to its way; no leakage when
shut. Valid: pressures and flows within the performance limit of the data sheet, beyond which flow forces hold the spool. Typical: q_nom 20 to
120 l/min at 5 bar per edge, switching time 20 to 80 ms. Source: the law of the edges is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.ThreeAndSixWays'>ThreeAndSixWays</a>.</p>
</html>"));
end Valve32;
