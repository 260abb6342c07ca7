// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Valve43 "Proportional 4/3 valve of Hopsan with edges of their own"
  extends Interfaces.Spool;
  parameter Real f_pa(unit="1", min=0) = 1 "Share of the circumference that opens from P to A" annotation(Dialog(group="Edges"));
  parameter Real f_pb(unit="1", min=0) = 1 "Share of the circumference that opens from P to B" annotation(Dialog(group="Edges"));
  parameter Real f_at(unit="1", min=0) = 1 "Share of the circumference that opens from A to T" annotation(Dialog(group="Edges"));
  parameter Real f_bt(unit="1", min=0) = 1 "Share of the circumference that opens from B to T" annotation(Dialog(group="Edges"));
  parameter Units.Position x_pa(min=-1) = -1e-6 "Overlap from P to A" annotation(Dialog(group="Edges"));
  parameter Units.Position x_pb(min=-1) = -1e-6 "Overlap from P to B" annotation(Dialog(group="Edges"));
  parameter Units.Position x_at(min=-1) = -1e-6 "Overlap from A to T" annotation(Dialog(group="Edges"));
  parameter Units.Position x_bt(min=-1) = -1e-6 "Overlap from B to T" annotation(Dialog(group="Edges"));
  parameter Real f_pt(unit="1", min=0) = 0 "Share that is open from P to T in the middle" annotation(Dialog(group="Middle"));
  parameter Real f_mid(unit="1", min=0) = 0 "Share that is open from A and B to T in the middle" annotation(Dialog(group="Middle"));
  parameter Real s_mid(unit="1", min=1e-6) = 0.02 "Share of the way over which the middle shuts" annotation(Dialog(group="Middle"));
  Hydraulics.Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Hydraulics.Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Hydraulics.Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Hydraulics.Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
protected
  Units.Length y_mid "Opening of the middle";
  Hydraulics.Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pa*noEvent(max(x - x_pa, 0)), p_1=P.p, p_2=A.p);
  Hydraulics.Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pb*noEvent(max(-x - x_pb, 0)), p_1=P.p, p_2=B.p);
  Hydraulics.Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*(f_at*noEvent(max(-x - x_at, 0)) + f_mid*y_mid), p_1=A.p, p_2=T.p);
  Hydraulics.Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*(f_bt*noEvent(max(x - x_bt, 0)) + f_mid*y_mid), p_1=B.p, p_2=T.p);
  Hydraulics.Internal.Edge edgePT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pt*y_mid, p_1=P.p, p_2=T.p);
equation
  y_mid = noEvent(max(x_max - abs(x)/s_mid, 0));
  P.m_flow = edgePA.m_flow + edgePB.m_flow + edgePT.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow + edgePT.m_flow);
  annotation(
    __Bramah(productClass="QN"),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-160,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{-40,40}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Rectangle(extent={{40,-40},{120,40}}),
      Line(points={{-120,46},{120,46}}),
      Line(points={{-120,-46},{120,-46}}),
      Line(points={{-100,-40},{-100,40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{-60,40},{-60,-40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{60,-40},{100,40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{60,40},{100,-40}}, arrow={Arrow.Filled,Arrow.None}),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,40},{-20,80}}),
      Line(points={{20,40},{20,80}}),
      Line(points={{-26,-30},{-14,-30}}),
      Line(points={{14,-30},{26,-30}}),
      Line(points={{-26,30},{-14,30}}),
      Line(points={{14,30},{26,30}}),
      Text(extent={{-46,52},{-26,74}}, textString="A"),
      Text(extent={{26,52},{46,74}}, textString="B"),
      Text(extent={{-46,-74},{-26,-52}}, textString="P"),
      Text(extent={{26,-74},{46,-52}}, textString="T"),
      Text(extent={{50,54},{190,84}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>On the spool of <a href='modelica://Bramah.Hopsan.Interfaces.Spool'>Spool</a>, which follows <code>u</code>, four edges meter: <b>A_PA =
pi*d*f_pa*max(x - x_pa, 0)</b>, A_BT likewise, <b>A_PB = pi*d*f_pb*max(-x - x_pb, 0)</b>, A_AT likewise, each by the law of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; a negative overlap leaves an edge open in the middle. So u above 0
leads P to A and B to T.</p>
<p>Where <code>f_pt</code> or <code>f_mid</code> is above 0, P, or A and B, are open to T in the middle over <b>y = max(x_max - |x|/s_mid, 0)</b>.</p>
<p>Where all edges are alike, <a href='modelica://Bramah.Hydraulics.DirectionalValves.ProportionalValve43'>ProportionalValve43</a> does the same.</p>
<p>Assumptions: flow forces do not move the spool. Valid: commands slower than about omega. Typical: d 5 to 30 mm, x_max 0.5 to 10 mm. Source:
Hydraulic43Valve and the 4/2 and 4/3 valves like it of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end Valve43;
