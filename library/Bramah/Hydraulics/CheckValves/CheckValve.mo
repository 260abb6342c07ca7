// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.CheckValves;
model CheckValve "Spring-loaded check valve: flow from A to B"
  extends Interfaces.TwoPort;
  parameter Units.PressureDifference p_crack(min=0) = 0.5e5 "Cracking pressure; 0: without spring";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=p_crack + dp_open) = p_crack + 2*dp_open "Pressure drop of q_nom; at least p_crack + dp_open";
  parameter Units.LeakageCoefficient leakage = 0 "Leakage of the shut valve"
    annotation(__Bramah(fault(caption="Seat leaks", to=1e-10)));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1") "Opening: 0 shut, 1 fully open";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*y, p_1=A.p, p_2=B.p);
equation
  y = Functions.smoothStep((dp - p_crack)/dp_open);
  m_flow = edge.m_flow + oil.rho_0*leakage*dp;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(bonds="way > edge:R", rule="Check valve with spring (X10710; with p_crack = 0 without, X10700): hollow ball 1 M on a seat of 45 deg, spring."),
    defaultComponentName="checkValve",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-30}}),
      Line(points={{-20,-10},{0,-30},{20,-10}}),
      Ellipse(extent={{-10,-26},{10,-6}}),
      Line(points={{0,-6},{20,-2},{-20,6},{20,14},{-20,23},{20,31},{-20,39},{0,44}}, visible=p_crack > 0),
      Line(points={{0,44},{0,80}}),
      Line(points={{0,-6},{0,44}}, visible=p_crack <= 0),
      Text(extent={{34,-15},{174,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Lets oil pass from A to B when A.p exceeds B.p by <code>p_crack</code>, and shuts against the other direction.</p>
<p><b>y = s((dp - p_crack)/dp_open)</b>, <b>q = Cd*A_max*y*sqrt(2/rho)*g(dp) + leakage*dp</b></p>
<p>with s the cubic step from 0 to 1, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)) and g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>. The law is smooth, so the valve opens and shuts without
events and does not chatter; the mass of its poppet is neglected (its motion takes a few ms).</p>
<p>Typical: p_crack 0.2 to 5 bar, dp_nom 3 to 6 bar at q_nom.</p>
<p>Assumptions: a poppet without mass; the opening is a smooth function of the pressure drop, so that it neither chatters nor makes events; shut,
it is tight but for <code>leakage</code>. Valid: motions slower than the poppet, which takes some ms; flows up to about twice q_nom. Source: the law of flow is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end CheckValve;
