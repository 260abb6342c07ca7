// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model Valve22 "Proportional 2/2 valve of Hopsan"
  extends Interfaces.Spool(x_least=0);
  parameter Real f(unit="1", min=0) = 1 "Share of the circumference that opens" annotation(Dialog(group="Edges"));
  Hydraulics.Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Hydraulics.Interfaces.Port A "Outlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
protected
  Hydraulics.Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=fluid.orificeLaw, final Cd=C_q,
    final dp_small=fluid.dp_small, area=w*f*noEvent(max(x, 0)), p_1=P.p, p_2=A.p);
equation
  P.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  annotation(
    __Bramah(productClass="QN"),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-160,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{-40,40}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{-120,46},{40,46}}),
      Line(points={{-120,-46},{40,-46}}),
      Line(points={{-100,-40},{-100,40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{-20,40},{-20,80}}),
      Line(points={{-26,-30},{-14,-30}}),
      Line(points={{-26,30},{-14,30}}),
      Text(extent={{-46,52},{-26,74}}, textString="A"),
      Text(extent={{-46,-74},{-26,-52}}, textString="P"),
      Text(extent={{0,54},{140,84}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>On the spool of <a href='modelica://Bramah.Hopsan.Interfaces.Spool'>Spool</a> one edge meters, <b>A_PA = pi*d*f*max(x, 0)</b>, by the law of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; u below 0 leaves it shut.</p>
<p>Assumptions: flow forces do not move the spool. Valid: commands slower than about omega. Typical: d 5 to 30 mm, x_max 0.5 to 10 mm. Source:
Hydraulic22Valve and Hydraulic22DirectionalValve of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end Valve22;
