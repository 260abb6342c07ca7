// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model Valve63 "6/3 directional valve with open centre, for mobile circuits"
  extends Interfaces.SwitchingSpool;
  parameter Boolean byHand = false "true: the lever is moved on the sheet during a run; false: as a and b say"
    annotation(Evaluate=true, Dialog(group="Lever"));
  parameter Real lever(min=-1, max=1) = 0 "Lever: 1 to a, -1 to b; may be changed during a run"
    annotation(__Bramah(hand(from=-1, to=1, travel=240)), Dialog(group="Lever", enable=byHand));
  parameter String keyForth = "" "Key that moves the lever to a during a run" annotation(Dialog(group="Lever", enable=byHand));
  parameter String keyBack = "" "Key that moves the lever to b during a run" annotation(Dialog(group="Lever", enable=byHand));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Interfaces.Port C1 "Inlet of the open centre" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,80})));
  Interfaces.Port C2 "Outlet of the open centre" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,80})));
  Blocks.Interfaces.BooleanInput a if not byHand "Lever to a: P to A, B to T" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-240,-20})));
  Blocks.Interfaces.BooleanInput b if not byHand "Lever to b: P to B, A to T" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={240,-20}, rotation=180)));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
  Units.VolumeFlowRate q_C "Volume flow rate from C1 to C2, at the density rho_0";
protected
  Blocks.Interfaces.BooleanInput a_internal "a in use";
  Blocks.Interfaces.BooleanInput b_internal "b in use";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_a, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_b, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_b, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_a, p_1=B.p, p_2=T.p);
  Internal.Edge edgeC(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_max*y_0, p_1=C1.p, p_2=C2.p);
equation
  connect(a, a_internal);
  connect(b, b_internal);
  if byHand then
    a_internal = false;
    b_internal = false;
    x_target = lever;
  else
    x_target = if a_internal == b_internal then 0 elseif a_internal then 1 else -1;
  end if;
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow);
  C1.m_flow = edgeC.m_flow;
  C2.m_flow = -edgeC.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  q_C = edgeC.m_flow/oil.rho_0;
  annotation(
    __Bramah(bonds="P > p:0 > wayPA:1 > a:0 > A, p > wayPB:1 > b:0 > B, a > wayAT:1 > t:0 > T, b > wayBT:1 > t, wayPA > edgePA:R, wayPB > edgePB:R, wayAT > edgeAT:R, wayBT > edgeBT:R, C1 > wayC:1 > C2, wayC > edgeC:R", rule="6/3 valve, open centre: boxes 6 M x 4 M, ports at 1, 3 and 5 M; levers and springs.",
      valve(format=1, ports=6, positions={"P>A, B>T", "C1>C2", "P>B, A>T"}, left="lever spring", right="manual spring")),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-240,-80},{240,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-240,-20},{-240,-20}}, {{-240,-20},{-240 + max(0, 120*x),-20}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Line(points=DynamicSelect({{240,-20},{240,-20}}, {{240,-20},{240 + min(0, 120*x),-20}}), visible=DynamicSelect(false, true), color={168,60,160}),
      Rectangle(extent={{-180,-40},{-60,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x,0})),
      Rectangle(extent={{-60,-40},{60,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x,0})),
      Rectangle(extent={{60,-40},{180,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-40,-80},{-40,-40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{40,-80},{40,-40}}),
      Line(points={{-40,80},{-40,40}}),
      Line(points={{0,80},{0,40}}),
      Line(points={{40,80},{40,40}}),
      Line(points={{-160,-40},{-160,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Polygon(points={{-160,40},{-167,20},{-153,20},{-160,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-80,40},{-80,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Polygon(points={{-80,-40},{-73,-20},{-87,-20},{-80,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-120,-40},{-120,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-130,-20},{-110,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-120,40},{-120,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-130,20},{-110,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{0,-40},{0,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-40,-40},{-40,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-50,-20},{-30,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{40,-40},{40,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{30,-20},{50,-20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-40,40},{-40,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-50,20},{-30,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{40,40},{40,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{30,20},{50,20}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{80,-40},{145.9,25.9}}, origin=DynamicSelect({0,0},{120*x,0})),
      Polygon(points={{160,40},{140.9,30.8},{150.8,20.9},{160,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{80,40},{145.9,-25.9}}, origin=DynamicSelect({0,0},{120*x,0})),
      Polygon(points={{160,-40},{150.8,-20.9},{140.9,-30.8},{160,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{120,-40},{120,-26}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{110,-26},{130,-26}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{120,40},{120,26}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{110,26},{130,26}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-180,-10},{-240,-10}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-180,-30},{-240,-30}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-240,-10},{-240,-30}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-210,-20},{-223,-56}}, origin=DynamicSelect({0,0},{120*x,0})),
      Ellipse(extent={{-236.5,-75.5},{-216.5,-55.5}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{-180,22},{-184,6},{-192,38},{-200,6},{-209,38},{-217,6},{-225,38},{-230,22}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{180,-10},{240,-10}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{180,-30},{240,-30}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{240,0},{240,-40}}, origin=DynamicSelect({0,0},{120*x,0})),
      Line(points={{180,22},{184,6},{192,38},{200,6},{209,38},{217,6},{225,38},{230,22}}, origin=DynamicSelect({0,0},{120*x,0})),
      Text(extent={{-206,-64},{-186,-44}}, textString="a", origin=DynamicSelect({0,0},{120*x,0})),
      Text(extent={{186,-64},{206,-44}}, textString="b", origin=DynamicSelect({0,0},{120*x,0})),
      Text(extent={{-64,-78},{-44,-56}}, textString="P"),
      Text(extent={{4,-78},{34,-56}}, textString="C1"),
      Text(extent={{44,-78},{64,-56}}, textString="T"),
      Text(extent={{-64,56},{-44,78}}, textString="A"),
      Text(extent={{4,56},{34,78}}, textString="C2"),
      Text(extent={{44,56},{64,78}}, textString="B"),
      Text(extent={{80,48},{240,78}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>In the centre the pump's flow passes from C1 to C2, to the next valve or to the tank, and P, A, B and T are shut. <code>a</code> shuts the way
C1 to C2 and leads P to A, B to T; <code>b</code> leads P to B, A to T. Join P and C1 to the pump's line, C2 to C1 of the next valve.
With <code>byHand</code> its lever is drawn with the mouse during a run, and holds any position between.</p>
<p>Spool and paths are those of <a href='modelica://Bramah.Hydraulics.Interfaces.SwitchingSpool'>SwitchingSpool</a>: for |x| from 0.1 to 0.5 the open
centre is narrowed while P opens, so the pressure rises without a blow (bleed-off).
<b>m_flow = Cd*A_max*y*sqrt(2*rho)*g(dp)</b> for each path, <code>q_nom</code> at <code>dp_nom</code> through one path.</p>
<p>Typical: 40 to 120 l/min at 5 bar a path. Leakage of the shut paths is neglected.</p>
<p>Assumptions: the spool follows as a lag of the second order whatever the flow forces; the edges open in proportion to its way; no leakage when
shut. Valid: pressures and flows within the performance limit of the data sheet, beyond which flow forces hold the spool. Source: the law of the
edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.ThreeAndSixWays'>ThreeAndSixWays</a>.</p>
</html>"));
end Valve63;
