// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve43 "Proportional 4/3 directional valve, spring-centred, closed centre"
  extends Interfaces.OilComponent;
  parameter Types.Metering metering = Types.Metering.Nominal "How the metering edges are given"
    annotation(Evaluate=true, Dialog(group="Metering"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Nominal: flow of one path at dp_nom, fully open"
    annotation(Dialog(group="Nominal"));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Nominal: pressure drop of one path"
    annotation(Dialog(group="Nominal"));
  parameter Units.PressureDifference dp_nom_total(min=0) = 0 "Nominal: pressure drop of both paths together instead, if not 0"
    annotation(Dialog(group="Nominal"));
  parameter Units.Length x_max(min=1e-6) = 2e-3 "Spool travel at u = 1" annotation(Dialog(group="Spool"));
  parameter Units.Length w_edge(min=1e-6) = 7.853981633974483e-3 "Geometric: width of each metering edge"
    annotation(Dialog(group="Geometric"));
  parameter Real overlap(unit="1", displayUnit="%", min=-0.5, max=0.9) = 0 "Overlap over x_max; negative: underlap"
    annotation(Dialog(group="Metering"));
  parameter Units.Length clearance(displayUnit="um", min=0) = 1e-6 "Opening that is left where an edge just shuts"
    annotation(Dialog(group="Metering"));
  parameter Boolean useDynamics = true "true: the spool follows as a second-order lag"
    annotation(Evaluate=true, Dialog(group="Spool"));
  parameter Units.AngularFrequency omega(min=1e-3) = 250 "Natural frequency of the spool"
    annotation(Dialog(group="Spool", enable=useDynamics));
  parameter Real zeta(unit="1", min=0) = 0.8 "Damping ratio of the spool"
    annotation(Dialog(group="Spool", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the spool at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Units.Position x_start = 0 "Spool position at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.67 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Working port A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port B "Working port B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,80})));
  Blocks.Interfaces.RealInput u "Command -1..1; u > 0 leads P to A and B to T"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,-20})));
  Units.Position x(start=x_start, fixed=useDynamics and init == Types.Initial.Start, nominal=1e-3) "Spool position";
  Units.Velocity v(start=0, fixed=useDynamics and init == Types.Initial.Start, nominal=0.1) "Spool speed";
  Units.Area A_PA "Free area P to A";
  Units.Area A_PB "Free area P to B";
  Units.Area A_AT "Free area A to T";
  Units.Area A_BT "Free area B to T";
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
  Units.VolumeFlowRate q_B "Volume flow rate out of B, at the density rho_0";
protected
  parameter Units.PressureDifference dp_path = if dp_nom_total > 0 then dp_nom_total/2 else dp_nom "Pressure drop of one path";
  parameter Units.Length width = if metering == Types.Metering.Geometric then w_edge
    else q_nom/(Cd*sqrt(2*dp_path/oil.rho_0))/(x_max*(1 - overlap)) "Width of each metering edge in use";
  Units.Position x_in "Spool position that counts for the areas";
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_PA, p_1=P.p, p_2=A.p);
  Internal.Edge edgePB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_PB, p_1=P.p, p_2=B.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_AT, p_1=A.p, p_2=T.p);
  Internal.Edge edgeBT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_BT, p_1=B.p, p_2=T.p);
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(x) = 0;
    der(v) = 0;
  end if;
equation
  if useDynamics then
    der(x) = v;
    der(v) = omega*omega*(u*x_max - x) - 2*zeta*omega*v;
  else
    x = u*x_max;
    v = 0;
  end if;
  x_in = noEvent(min(max(x, -x_max), x_max));
  A_PA = width*noEvent(max(x_in - overlap*x_max + clearance, 0));
  A_BT = A_PA;
  A_PB = width*noEvent(max(-x_in - overlap*x_max + clearance, 0));
  A_AT = A_PB;
  P.m_flow = edgePA.m_flow + edgePB.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  B.m_flow = edgeBT.m_flow - edgePB.m_flow;
  T.m_flow = -(edgeAT.m_flow + edgeBT.m_flow);
  q_A = -A.m_flow/oil.rho_0;
  q_B = -B.m_flow/oil.rho_0;
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{-40,40}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Rectangle(extent={{40,-40},{120,40}}),
      Line(points={{-110,50},{110,50}}),
      Line(points={{-110,-50},{110,-50}}),
      Line(points={{-20,-80},{-20,-20}}),
      Line(points={{20,-80},{20,-20}}),
      Line(points={{-20,80},{-20,20}}),
      Line(points={{20,80},{20,20}}),
      Line(points={{-30,-20},{-10,-20}}),
      Line(points={{10,-20},{30,-20}}),
      Line(points={{-30,20},{-10,20}}),
      Line(points={{10,20},{30,20}}),
      Line(points={{-100,-40},{-100,20}}),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-60,40},{-60,-20}}),
      Polygon(points={{-60,-40},{-67,-20},{-53,-20},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{60,-40},{91.1,22.1}}),
      Polygon(points={{100,40},{84.8,25.2},{97.3,19},{100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{60,40},{91.1,-22.1}}),
      Polygon(points={{100,-40},{84.8,-25.2},{97.3,-19},{100,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{-180,-40},{-120,0}}),
      Line(points={{-140,0},{-160,-40}}),
      Rectangle(extent={{120,-40},{180,0}}),
      Line(points={{140,0},{160,-40}}),
      Line(points={{-178,-52},{-136,-10}}),
      Polygon(points={{-122,4},{-140.4,-5.9},{-131.9,-14.4},{-122,4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{122,-52},{164,-10}}),
      Polygon(points={{178,4},{159.6,-5.9},{168.1,-14.4},{178,4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-120,24},{-124,38},{-132,10},{-140,38},{-149,10},{-157,38},{-165,10},{-170,24}}),
      Line(points={{120,24},{124,38},{132,10},{140,38},{149,10},{157,38},{165,10},{170,24}}),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Spool valve with four metering edges that follows the command u from -1 to 1. u &gt; 0 leads P to A and B to T, u &lt; 0
P to B and A to T; at rest all ports are shut but for the clearance.</p>
<p>Spool: <b>der(x) = v, der(v) = omega^2*(u*x_max - x) - 2*zeta*omega*v</b>. The areas take x between -x_max and x_max:</p>
<p><b>A_PA = A_BT = w*max(0, x - x_o + c)</b>, <b>A_PB = A_AT = w*max(0, -x - x_o + c)</b></p>
<p>with x_o = overlap*x_max and the clearance c. The flow of each edge is
<b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b>, see <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<ul>
<li><code>metering = Nominal</code>: data sheet, <code>q_nom</code> flows through one path at <code>dp_nom</code>, fully open; then
w = q_nom/(Cd*sqrt(2*dp_nom/rho_0)*x_max*(1 - overlap)). Data sheets that state the drop of both paths together
(often 10 bar): <code>dp_nom_total</code>.</li>
<li><code>metering = Geometric</code>: edge width <code>w_edge</code> (pi*d times the open share of the circumference).</li>
</ul>
<p>Typical: size 6 to 10, q_nom 8 to 100 l/min at 5 bar a path, omega 60 to 600 rad/s, zeta 0.7 to 1, overlap 10 to 20 %
(proportional), near 0 (control quality). Flow forces are held by the spool's position control; dead times and rate limits are
not modelled.</p>
</html>"));
end ProportionalValve43;
