// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model FlowDivider "Spool-type flow divider: two flows of a fixed ratio whatever the loads"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 30/60000 "Flow at P at dp_nom, both sides equally loaded" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=1e4) = 10e5 "Pressure drop of q_nom";
  parameter Real ratio(unit="1", displayUnit="%", min=0.1, max=0.9) = 0.5 "Share of the flow at P that goes to A";
  parameter Real play(unit="1", displayUnit="%", min=0.5, max=1) = 0.95 "Greatest share by which the spool shuts a side";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.02 "Time in which the spool goes its way at a difference of dp_nom/10";
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.Port A "Side A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,120})));
  Interfaces.Port B "Side B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,120})));
  Real x(unit="1", start=0, fixed=init == Types.Initial.Start) "Spool: 1 side A shut, -1 side B shut";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  parameter Units.Area A_nom = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of both sides together";
  // orifice and open edge of a side are equally large: sqrt(2) times what they are together
  Real e_A(unit="1") "Free area of the edge of side A over that of its orifice";
  Real e_B(unit="1") "Free area of the edge of side B over that of its orifice";
  Units.PressureDifference dp_A "Pressure drop over the orifice of side A";
  Units.PressureDifference dp_B "Pressure drop over the orifice of side B";
  Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10,
    area=ratio*A_nom*sqrt(2)*e_A/sqrt(1 + e_A*e_A), p_1=P.p, p_2=A.p);
  Internal.Edge edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10,
    area=(1 - ratio)*A_nom*sqrt(2)*e_B/sqrt(1 + e_B*e_B), p_1=P.p, p_2=B.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(x) = 0;
  end if;
equation
  e_A = 1 - noEvent(max(x, 0));
  e_B = 1 + noEvent(min(x, 0));
  dp_A = (P.p - A.p)*e_A*e_A/(1 + e_A*e_A);
  dp_B = (P.p - B.p)*e_B*e_B/(1 + e_B*e_B);
  tau*der(x) = noEvent(min(max(x + 10*(dp_A - dp_B)/dp_nom, -play), play)) - x;
  P.m_flow = edgeA.m_flow + edgeB.m_flow;
  A.m_flow = -edgeA.m_flow;
  B.m_flow = -edgeB.m_flow;
  q_A = edgeA.m_flow/oil.rho_0;
  q_B = edgeB.m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="QN", technicalData="%{ratio}", bonds="P > p:0 > wayA:1 > A, wayA > edgeA:R, p > wayB:1 > B, wayB > edgeB:R", rule="Flow divider (X10680): frame 10 M x 8 M, two pairs of chevrons, arrows out."),
    defaultComponentName="divider",
    Icon(coordinateSystem(extent={{-100,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-80},{100,80}}),
      Line(points={{0,-120},{0,-60}}),
      Line(points={{-40,120},{-40,-60},{40,-60},{40,120}}),
      Ellipse(extent={{-5,-65},{5,-55}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-70,20},{-50,0},{-70,-20}}),
      Line(points={{-10,20},{-30,0},{-10,-20}}),
      Line(points={{10,20},{30,0},{10,-20}}),
      Line(points={{70,20},{50,0},{70,-20}}),
      Polygon(points={{-40,76},{-47,56},{-33,56},{-40,76}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{40,76},{33,56},{47,56},{40,76}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-64,86},{-44,108}}, textString="A"),
      Text(extent={{44,86},{64,108}}, textString="B"),
      Text(extent={{6,-108},{26,-86}}, textString="P"),
      Text(extent={{110,-15},{250,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Divides the flow into P between A and B in the share <code>ratio</code> to 1 - ratio, whatever the pressures there. For the other direction, see
<a href='modelica://Bramah.Hydraulics.FlowValves.FlowDividerCombiner'>FlowDividerCombiner</a> or lead the oil past it by check valves.</p>
<p>Each side is an orifice and an edge of the spool in series, equally large when open: with e, the edge's free area over the orifice's, the
side's area is <b>A_nom*share*sqrt(2)*e/sqrt(1 + e^2)</b> and its orifice takes <b>e^2/(1 + e^2)</b> of the drop. The spool moves until both orifices
have the same drop: <b>tau*der(x) = 10*(|dp_A| - |dp_B|)/dp_nom</b>,
x between -play and play; x &gt; 0 shuts side A (e_A = 1 - x), x &lt; 0 side B. Flow by
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>It divides as long as the spool is not at its end; a consumer at its stop then gets little, and the other little more than that: through the last
gap, 1 - play, both go on. Typical: dp_nom 5 to 15 bar, error 2 to 5 %, which is not modelled; q_nom 5 to 100 l/min.</p>
<p>Assumptions: the spool is massless and moves by the difference of the two drops. Valid: flows from about a third of q_nom on: below, the drops
are too small to move a real spool against its friction. Source: the law of flow is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>flow_divider</code>.</p>
</html>"));
end FlowDivider;
