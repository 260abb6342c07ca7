// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve43LS "Proportional 4/3 directional valve with a load-sensing port, closed centre"
  extends Interfaces.ProportionalSpool(overlap=0.1);
  parameter Units.Length d_LS(min=1e-5) = 1e-3 "Bore of the way to LS, fully open" annotation(Dialog(group="Load sensing"));
  parameter Real x_LS(unit="1", displayUnit="%", min=1e-3, max=1) = 0.05 "Share of x_max over which LS passes from T to the working port"
    annotation(Dialog(group="Load sensing"));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port LS "Load signal: the working port that P is led to; in the middle T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.RealInput u "Command -1..1; u > 0 leads P to A and B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-220,-20})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Units.VolumeFlowRate q_LS "Volume flow rate out of LS, at the density rho_0";
protected
  parameter Units.Area A_LS = Units.pi/4*d_LS^2 "Area of the way to LS, fully open";
  Units.Area A_ALS "Free area A to LS";
  Units.Area A_BLS "Free area B to LS";
  Units.Area A_LST "Free area LS to T";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_minus, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_minus, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=B.p, p_2=T.p);
  Internal.Edge edgeALS(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_ALS, p_1=A.p, p_2=LS.p);
  Internal.Edge edgeBLS(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_BLS, p_1=B.p, p_2=LS.p);
  Internal.Edge edgeLST(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_LST, p_1=LS.p, p_2=T.p);
equation
  u_spool = u;
  A_ALS = A_LS*Functions.smoothStep(x_in/(x_LS*x_max));
  A_BLS = A_LS*Functions.smoothStep(-x_in/(x_LS*x_max));
  A_LST = A_LS*(1 - Functions.smoothStep(abs(x_in)/(x_LS*x_max)));
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow + edgeALS.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow + edgeBLS.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow + edgeLST.m_flow);
  LS.m_flow = edgeLST.m_flow - edgeALS.m_flow - edgeBLS.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  q_LS = -LS.m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R, a > wayALS:1 > ls:0 > LS, b > wayBLS:1 > ls, ls > wayLST:1 > t, wayALS > edgeALS:R, wayBLS > edgeBLS:R, wayLST > edgeLST:R", rule="Proportional 4/3 valve with load-sensing port: boxes 6 M x 4 M, ports at 1, 3 and 5 M, LS dashed, joined in each box to the working port that is fed, in the middle to T; two lines along the boxes for any place between (as X10760), solenoids with steep arrows."),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-220,-80},{260,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-220,-20},{-220,-20}}, {{-220,-20},{-220 + max(0, 120*x/x_max),-20}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-160,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{-40,-40},{80,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{80,-40},{200,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-150,50},{190,50}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-150,-50},{190,-50}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{20,80},{20,40}}),
      Line(points={{60,-80},{60,-40}}, pattern=LinePattern.Dash),
      Line(points={{-140,-40},{-140,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-140,40},{-147,20},{-133,20},{-140,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-100,40},{-100,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-100,-40},{-93,-20},{-107,-20},{-100,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-60,-40},{-60,0},{-140,0}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Ellipse(extent={{-145,-5},{-135,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-20,-40},{-20,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-30,-20},{-10,-20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{20,-40},{20,-14},{60,-14},{60,-40}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-20,40},{-20,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-30,20},{-10,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{20,40},{20,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{10,20},{30,20}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{100,-40},{131.1,22.1}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{140,40},{124.8,25.2},{137.3,19},{140,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{100,40},{131.1,-22.1}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{140,-40},{137.3,-19},{124.8,-25.2},{140,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{180,-40},{180,10},{125,10}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Ellipse(extent={{120,5},{130,15}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{-220,-40},{-160,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-180,0},{-200,-40}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-180.3,-64},{-189.7,-21.5}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{-194,-2},{-195.5,-22.8},{-183.8,-20.2},{-194,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{-160,22},{-164,6},{-172,38},{-180,6},{-189,38},{-197,6},{-205,38},{-210,22}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{260,-40},{200,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{220,0},{240,-40}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{220.3,-64},{229.7,-21.5}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{234,-2},{235.5,-22.8},{223.8,-20.2},{234,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{200,22},{204,6},{212,38},{220,6},{229,38},{237,6},{245,38},{250,22}}, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{260,-40},{320,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Polygon(points={{275,-10},{305,5},{305,-25},{275,-10}}, visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Rectangle(extent={{260,20},{320,80}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{260,80},{320,20}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Text(extent={{262,22},{286,46}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Line(points={{296,58},{296,68},{300,74},{306,74},{310,68},{310,58}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{120*x/x_max,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{64,-78},{94,-56}}, textString="LS"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics <> Types.ValveElectronics.ClosedLoop),
      Text(extent={{60,90},{220,120}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics == Types.ValveElectronics.ClosedLoop)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.DirectionalValves.ProportionalValve43'>ProportionalValve43</a>, with a port LS that has the pressure of the
load that moves: that of A for u &gt; 0, of B for u &lt; 0, and of T in the middle. It leads to a <a
href='modelica://Bramah.Hydraulics.Pumps.LoadSensingPump'>LoadSensingPump</a> or to a <a
href='modelica://Bramah.Hydraulics.PressureValves.PressureCompensator'>PressureCompensator</a>, which hold the drop at the edge P to A or P to B: so the
command sets the flow, whatever the load.</p>
<p>Spool and working edges are those of <a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a>. LS is joined by edges of
the same law, <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b>, whose areas pass over with the spool: <b>A_ALS = A_LS*s(x/(x_LS*x_max))</b>, <b>A_BLS =
A_LS*s(-x/(x_LS*x_max))</b>, <b>A_LST = A_LS*(1 - s(|x|/(x_LS*x_max)))</b>, A_LS = pi/4*d_LS^2, s the cubic step. With x_LS below <code>overlap</code> the
load is sensed before P opens. Where several valves report to one pump, lead their LS to it by a <a
href='modelica://Bramah.Hydraulics.CheckValves.ShuttleValve'>ShuttleValve</a>.</p>
<p>Assumptions: the spool follows its command as a lag of the second order, within its rate; flow forces do not move it. Valid: commands slower than
about omega, pressure drops within the power limit of the data sheet. Typical: q_nom 25 to 120 l/min at a control pressure of 7 to 20 bar a path, overlap
10 to 20 %, d_LS 0.6 to 1.2 mm. Source: the law of the edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; spool and edges
after H. E. Merritt, Hydraulic Control Systems (1967), chapter 5. Example: <a
href='modelica://Bramah.Examples.Valves.LoadSensingValve'>LoadSensingValve</a>.</p>
</html>"));
end ProportionalValve43LS;
