// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Valve33 "Proportional 3/3 valve of Hopsan"
  extends Interfaces.Spool;
  parameter Real f_pa(unit="1", min=0) = 1 "Share of the circumference that opens from P to A" annotation(Dialog(group="Edges"));
  parameter Real f_at(unit="1", min=0) = 1 "Share of the circumference that opens from A to T" annotation(Dialog(group="Edges"));
  parameter Units.Position x_pa(min=-1) = -1e-6 "Overlap from P to A" annotation(Dialog(group="Edges"));
  parameter Units.Position x_at(min=-1) = -1e-6 "Overlap from A to T" annotation(Dialog(group="Edges"));
  Hydraulics.Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Hydraulics.Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Hydraulics.Interfaces.Port A "Working port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
protected
  Hydraulics.Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_pa*noEvent(max(x - x_pa, 0)), p_1=P.p, p_2=A.p);
  Hydraulics.Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f_at*noEvent(max(-x - x_at, 0)), p_1=A.p, p_2=T.p);
equation
  P.m_flow = edgePA.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  T.m_flow = -edgeAT.m_flow;
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
      Line(points={{60,40},{100,-40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,40},{-20,80}}),
      Line(points={{-26,-30},{-14,-30}}),
      Line(points={{14,-30},{26,-30}}),
      Line(points={{-26,30},{-14,30}}),
      Text(extent={{-46,52},{-26,74}}, textString="A"),
      Text(extent={{-46,-74},{-26,-52}}, textString="P"),
      Text(extent={{26,-74},{46,-52}}, textString="T"),
      Text(extent={{50,54},{190,84}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>On the spool of <a href='modelica://Bramah.Hopsan.Interfaces.Spool'>Spool</a> two edges meter: <b>A_PA = pi*d*f_pa*max(x - x_pa, 0)</b>, <b>A_AT =
pi*d*f_at*max(-x - x_at, 0)</b>, each by the law of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; a negative overlap leaves an edge open in the middle.</p>
<p>Assumptions: flow forces do not move the spool. Valid: commands slower than about omega. Typical: d 5 to 30 mm, x_max 0.5 to 10 mm. Source:
Hydraulic33Valve, Hydraulic32DirectionalValve and their like of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end Valve33;
