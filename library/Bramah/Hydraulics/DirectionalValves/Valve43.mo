// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model Valve43 "4/3 directional valve with two solenoids, spring-centred"
  extends Interfaces.SwitchingSpool;
  parameter Types.Centre centre = Types.Centre.Closed "What the centre position joins" annotation(Evaluate=true);
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.BooleanInput a "Solenoid a: P to A, B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Blocks.Interfaces.BooleanInput b "Solenoid b: P to B, A to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={180,-20}, rotation=180)));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  parameter Real c_PA = if centre == Types.Centre.Open or centre == Types.Centre.Regenerative or centre == Types.Centre.PAToT then 1 elseif centre == Types.Centre.Underlap then 0.1 else 0
    "P to A in the centre" annotation(Evaluate=true);
  parameter Real c_PB = if centre == Types.Centre.Open or centre == Types.Centre.Regenerative or centre == Types.Centre.PBToT then 1 else 0 "P to B in the centre"
    annotation(Evaluate=true);
  parameter Real c_AT = if centre == Types.Centre.Open or centre == Types.Centre.Float or centre == Types.Centre.AToT or centre == Types.Centre.PAToT then 1 else 0
    "A to T in the centre" annotation(Evaluate=true);
  parameter Real c_BT = if centre == Types.Centre.Open or centre == Types.Centre.Float or centre == Types.Centre.BToT or centre == Types.Centre.PBToT then 1 elseif centre == Types.Centre.Underlap then 0.1 else 0
    "B to T in the centre" annotation(Evaluate=true);
  parameter Real c_PT = if centre == Types.Centre.Tandem then 1 else 0 "P to T in the centre" annotation(Evaluate=true);
  parameter Real c_AB = if centre == Types.Centre.AToB then 1 else 0 "A to B in the centre" annotation(Evaluate=true);
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_a, c_PA*y_0)), p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_b, c_PB*y_0)), p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_b, c_AT*y_0)), p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*noEvent(max(y_a, c_BT*y_0)), p_1=B.p, p_2=T.p);
  Internal.Edge edgePT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*c_PT*y_0, p_1=P.p, p_2=T.p);
  Internal.Edge edgeAB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*c_AB*y_0, p_1=A.p, p_2=B.p);
equation
  x_target = if a == b then 0 elseif a then 1 else -1;
  P.m_flow = edgePA.m_flow + edgePB.m_flow + edgePT.m_flow;
  A.m_flow = edgeAT.m_flow + edgeAB.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgeAB.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow + edgePT.m_flow);
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  annotation(
    __Bramah(coils={"a", "b"}, bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R, p > wayPT:1 > t, wayPT > edgePT:R, a > wayAB:1 > b, wayAB > edgeAB:R", rule="4/3 valve: three boxes, the ports on the centre; the box beside solenoid a leads P to A.",
      valve(format=1, ports=4, variants={
        variant(condition="centre == Types.Centre.Closed", positions={"P>A, B>T", "", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.Open", positions={"P>A, B>T", "P-T-A-B", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.Tandem", positions={"P>A, B>T", "P-T", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.Float", positions={"P>A, B>T", "T-A-B", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.Regenerative", positions={"P>A, B>T", "P-A-B", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.AToT", positions={"P>A, B>T", "A-T", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.BToT", positions={"P>A, B>T", "B-T", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.PAToT", positions={"P>A, B>T", "P-T-A", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.PBToT", positions={"P>A, B>T", "P-T-B", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.AToB", positions={"P>A, B>T", "A-B", "P>B, A>T"}),
        variant(condition="centre == Types.Centre.Underlap", positions={"P>A, B>T", "P>A throttled, B>T throttled", "P>B, A>T"})},
      left="solenoid spring", right="solenoid spring")),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,-20},{-180,-20}}, {{-180,-20},{-180 + max(0, 80*x),-20}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Line(points=DynamicSelect({{180,-20},{180,-20}}, {{180,-20},{180 + min(0, 80*x),-20}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{40,-40},{120,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{20,80},{20,40}}),
      Line(points={{-100,-40},{-100,20}}, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-60,40},{-60,-20}}, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-60,-40},{-53,-20},{-67,-20},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,-20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,-20},{30,-20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,20},{-10,20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,20},{30,20}}, visible=centre == Types.Centre.Closed, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,0}}, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,0}}, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,0}}, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,0}}, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,0},{20,0}}, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{-25,-5},{-15,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{15,-5},{25,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Open, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-10},{20,-10},{20,-40}}, visible=centre == Types.Centre.Tandem, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,20}}, visible=centre == Types.Centre.Tandem, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,20},{-10,20}}, visible=centre == Types.Centre.Tandem, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,20}}, visible=centre == Types.Centre.Tandem, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,20},{30,20}}, visible=centre == Types.Centre.Tandem, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,0}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,0}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,0}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,0},{20,0}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{15,-5},{25,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=centre == Types.Centre.Float, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,0}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,0}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,0}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,0},{20,0}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{-25,-5},{-15,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,-20}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,-20},{30,-20}}, visible=centre == Types.Centre.Regenerative, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{20,-40}}, visible=centre == Types.Centre.AToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=centre == Types.Centre.AToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=centre == Types.Centre.AToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,20}}, visible=centre == Types.Centre.AToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,20},{30,20}}, visible=centre == Types.Centre.AToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,-40}}, visible=centre == Types.Centre.BToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=centre == Types.Centre.BToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=centre == Types.Centre.BToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,20}}, visible=centre == Types.Centre.BToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,20},{-10,20}}, visible=centre == Types.Centre.BToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,0}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,0}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,0}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,0},{20,0}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{-25,-5},{-15,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,20}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,20},{30,20}}, visible=centre == Types.Centre.PAToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,0}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,0}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,0}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,0},{20,0}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Ellipse(extent={{15,-5},{25,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,20}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,20},{-10,20}}, visible=centre == Types.Centre.PBToT, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,40},{-20,10},{20,10},{20,40}}, visible=centre == Types.Centre.AToB, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,-20}}, visible=centre == Types.Centre.AToB, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-30,-20},{-10,-20}}, visible=centre == Types.Centre.AToB, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,-40},{20,-20}}, visible=centre == Types.Centre.AToB, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{10,-20},{30,-20}}, visible=centre == Types.Centre.AToB, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-20,-40},{-20,20}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{-20,40},{-27,20},{-13,20},{-20,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-31,-13},{-26.5,-7},{-25,0},{-26.5,7},{-31,13}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-9,-13},{-13.5,-7},{-15,0},{-13.5,7},{-9,13}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{20,40},{20,-20}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{20,-40},{27,-20},{13,-20},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{31,13},{26.5,7},{25,0},{26.5,-7},{31,-13}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{9,13},{13.5,7},{15,0},{13.5,-7},{9,-13}}, visible=centre == Types.Centre.Underlap, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{60,-40},{91.1,22.1}}, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{100,40},{84.8,25.2},{97.3,19},{100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{60,40},{91.1,-22.1}}, origin=DynamicSelect({0,0},{80*x,0})),
      Polygon(points={{100,-40},{97.3,-19},{84.8,-25.2},{100,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{-180,-40},{-120,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-140,0},{-160,-40}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{-120,22},{-124,6},{-132,38},{-140,6},{-149,38},{-157,6},{-165,38},{-170,22}}, origin=DynamicSelect({0,0},{80*x,0})),
      Rectangle(extent={{180,-40},{120,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{140,0},{160,-40}}, origin=DynamicSelect({0,0},{80*x,0})),
      Line(points={{120,22},{124,6},{132,38},{140,6},{149,38},{157,6},{165,38},{170,22}}, origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{-146,-64},{-126,-44}}, textString="a", origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{126,-64},{146,-44}}, textString="b", origin=DynamicSelect({0,0},{80*x,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,48},{220,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Solenoid <code>a</code> leads P to A and B to T, solenoid <code>b</code> P to B and A to T; with none, or both, springs hold the centre position, which
joins what <code>centre</code> says. The throttled paths of <code>Underlap</code> have a tenth of the area of an open one.</p>
<p>Spool and paths are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SwitchingSpool'>SwitchingSpool</a>:
<b>m_flow = Cd*A_max*y*sqrt(2*rho)*g(dp)</b> for each path, <code>q_nom</code> at <code>dp_nom</code> through one path; data sheets that state the drop of both
paths together: <code>dp_nom_total</code>.</p>
<p>Typical: size 6: 60 l/min at 5 bar a path, size 10: 120 l/min; t_switch 20 to 60 ms. Leakage of the shut paths is neglected.</p>
<p>Assumptions: the spool follows as a lag of the second order whatever the flow forces; the edges open in proportion to its way; no leakage when
shut. Valid: pressures and flows within the performance limit of the data sheet, beyond which flow forces hold the spool. Source: the law of the
edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.LoadLock'>LoadLock</a>.</p>
</html>"));
end Valve43;
