// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model Valve22 "2/2 directional valve with one solenoid and return spring"
  extends Interfaces.SwitchingSpool;
  parameter Types.Rest rest = Types.Rest.Shut "What it does at rest" annotation(Evaluate=true);
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port A "Working port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Blocks.Interfaces.BooleanInput a "Solenoid"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
protected
  Real y "Opening";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y, p_1=P.p, p_2=A.p);
equation
  x_target = if a then 1 else 0;
  y = if rest == Types.Rest.Shut then y_a else y_0;
  P.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(coils={"a"}, bonds="P > way:1 > A, way > edge:R", rule="2/2 valve: two boxes 4 M x 4 M; ports in the middle of the box at rest; solenoid 3 M x 2 M, spring.",
      valve(format=1, ports=2, variants={
        variant(condition="rest == Types.Rest.Shut", positions={"P>A", ""}),
        variant(condition="rest == Types.Rest.Open", positions={"", "P>A"})}, left="solenoid", right="spring")),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,0},{-180,0}}, {{-180,0},{-180 + max(0, 80*x),0}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,80},{0,40}}),
      Line(points={{-80,-40},{-80,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-80,40},{-87,20},{-73,20},{-80,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-80,-40},{-80,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-90,-20},{-70,-20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-80,40},{-80,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-90,20},{-70,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-40},{0,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-10,-20},{10,-20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,40},{0,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-10,20},{10,20}}, visible=rest == Types.Rest.Shut, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{0,-40},{0,20}}, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=rest == Types.Rest.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-180,-20},{-120,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-140,20},{-160,-20}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{4,-78},{24,-56}}, textString="P"),
      Text(extent={{4,56},{24,78}}, textString="A"),
      Text(extent={{60,48},{220,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Shut at rest and opened by the solenoid (<code>rest = Shut</code>), or open at rest and shut by it (<code>Open</code>).
Spool and path are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SwitchingSpool'>SwitchingSpool</a>.</p>
<p>Open edges let pass <b>q = q_nom*y*sqrt(dp/dp_nom)</b>, y the opening, at rho_0 and in turbulent flow.</p>
<p>Assumptions: the spool follows as a lag of the second order whatever the flow forces; the edges open in proportion to its way; no leakage when
shut. Valid: pressures and flows within the performance limit of the data sheet, beyond which flow forces hold the spool. Typical: q_nom 20 to
120 l/min at 5 bar per edge, switching time 20 to 80 ms. Source: the law of the edges is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>water_hammer</code>.</p>
</html>"));
end Valve22;
