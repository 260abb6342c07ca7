// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model OpenCentreValve "Proportional 6/3 valve of Hopsan with a path through its middle"
  extends Interfaces.Spool;
  parameter Real f_pa(unit="1", min=0) = 1 "Share of the circumference that opens from P to A" annotation(Dialog(group="Edges"));
  parameter Real f_pb(unit="1", min=0) = 1 "Share of the circumference that opens from P to B" annotation(Dialog(group="Edges"));
  parameter Real f_at(unit="1", min=0) = 1 "Share of the circumference that opens from A to T" annotation(Dialog(group="Edges"));
  parameter Real f_bt(unit="1", min=0) = 1 "Share of the circumference that opens from B to T" annotation(Dialog(group="Edges"));
  parameter Real f_cc(unit="1", min=0) = 1 "Share of the circumference that opens from C1 to C2" annotation(Dialog(group="Edges"));
  parameter Units.Position x_pa(min=-1) = -1e-6 "Overlap from P to A" annotation(Dialog(group="Edges"));
  parameter Units.Position x_pb(min=-1) = -1e-6 "Overlap from P to B" annotation(Dialog(group="Edges"));
  parameter Units.Position x_at(min=-1) = -1e-6 "Overlap from A to T" annotation(Dialog(group="Edges"));
  parameter Units.Position x_bt(min=-1) = -1e-6 "Overlap from B to T" annotation(Dialog(group="Edges"));
  parameter Units.Position x_cc(min=-1) = -1e-6 "Way before the path through the middle begins to shut, below 0: in the middle already" annotation(Dialog(group="Edges"));
  Hydraulics.Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Hydraulics.Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Hydraulics.Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Hydraulics.Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Hydraulics.Interfaces.Port C1 "Inlet of the middle" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,-80})));
  Hydraulics.Interfaces.Port C2 "Outlet of the middle" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,80})));
protected
  Hydraulics.Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pa*noEvent(max(x - x_pa, 0)), p_1=P.p, p_2=A.p);
  Hydraulics.Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pb*noEvent(max(-x - x_pb, 0)), p_1=P.p, p_2=B.p);
  Hydraulics.Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_at*noEvent(max(-x - x_at, 0)), p_1=A.p, p_2=T.p);
  Hydraulics.Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_bt*noEvent(max(x - x_bt, 0)), p_1=B.p, p_2=T.p);
  Hydraulics.Internal.Edge edgeCC(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_cc*(x_max - noEvent(max(min(abs(x) - x_cc, x_max), 0))), p_1=C1.p, p_2=C2.p);
equation
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow);
  C1.m_flow = edgeCC.m_flow;
  C2.m_flow = -edgeCC.m_flow;
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
      Line(points={{-60,-80},{-60,-50},{0,-50},{0,-40}}),
      Line(points={{-60,80},{-60,50},{0,50},{0,40}}),
      Line(points={{-26,-30},{-14,-30}}),
      Line(points={{14,-30},{26,-30}}),
      Line(points={{-26,30},{-14,30}}),
      Line(points={{14,30},{26,30}}),
      Line(points={{0,-40},{0,40}}, arrow={Arrow.None,Arrow.Filled}),
      Text(extent={{-18,56},{2,78}}, textString="A"),
      Text(extent={{26,52},{46,74}}, textString="B"),
      Text(extent={{-18,-78},{2,-56}}, textString="P"),
      Text(extent={{26,-74},{46,-52}}, textString="T"),
      Text(extent={{50,54},{190,84}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The edges of <a href='modelica://Bramah.Hopsan.Valve43'>Valve43</a>, and a path from C1 to C2 that shuts on the way out of the middle: <b>A_CC =
pi*d*f_cc*(x_max - max(|x| - x_cc, 0))</b>, none beyond x_max.</p>
<p>Assumptions: flow forces do not move the spool. Valid: commands slower than about omega. Typical: d 5 to 30 mm, x_max 0.5 to 10 mm. Source:
HydraulicOpenCenterValve of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end OpenCentreValve;
