// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model ThrottleCheckValve "Throttle from A to B, free flow from B to A"
  extends Interfaces.TwoPort;
  parameter Real y(unit="1", displayUnit="%", min=0, max=1) = 1 "Opening of the throttle: 0 shut, 1 fully open"
    annotation(Dialog(group="Throttle"));
  parameter Units.Length d(min=1e-6) = 3e-3 "Diameter of the fully open throttle" annotation(Dialog(group="Throttle"));
  parameter Units.Area area(min=1e-12) = Units.pi/4*d^2 "Area of the fully open throttle; by default from d"
    annotation(Dialog(group="Throttle"), __Bramah(fault(caption="Clogged", factor=0.1), symbol="A"));
  parameter Units.PressureDifference p_crack(min=0) = 0.5e5 "Cracking pressure" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open"
    annotation(Dialog(group="Check valve"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of the check valve at dp_nom"
    annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_nom(min=100) = p_crack + 2*dp_open "Pressure drop of q_nom; at least p_crack + dp_open"
    annotation(Dialog(group="Check valve"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
protected
  parameter Units.Area A_check = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open check valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=y*area + A_check*Functions.smoothStep((-dp - p_crack)/dp_open), p_1=A.p, p_2=B.p);
equation
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{y}", technicalData="⌀%{sqrt(4*area/Units.pi):mm} %{[mm]}, %{y}", bonds="way > edge:R", rule="Throttle-check valve (X10640): throttle and hollow check ball side by side in a continuous frame, dots where they join."),
    defaultComponentName="throttleCheck",
    Icon(coordinateSystem(extent={{-60,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{100,60}}),
      Line(points={{0,-80},{0,80}}),
      Ellipse(extent={{-102.8,-46.4},{-10,46.4}}, startAngle=-40, endAngle=40, closure=EllipseClosure.None),
      Ellipse(extent={{10,-46.4},{102.8,46.4}}, startAngle=140, endAngle=220, closure=EllipseClosure.None),
      Line(points={{-32,-32},{19.9,19.9}}),
      Polygon(points={{34,34},{14.9,24.8},{24.8,14.9},{34,34}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,45},{5,55}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-55},{5,-45}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,50},{70,50},{70,20}}),
      Line(points={{50,0},{70,20},{90,0}}),
      Ellipse(extent={{60,-4},{80,16}}),
      Line(points={{70,-4},{70,-50},{0,-50}}),
      Text(extent={{110,-15},{250,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Throttles the flow from A to B and lets oil pass from B to A through a check valve beside the throttle: for speed control in one
direction.</p>
<p><b>q = Cd*(y*A + A_c*s((-dp - p_crack)/dp_open))*sqrt(2/rho)*g(dp)</b>, dp = A.p - B.p, s the cubic step from 0 to 1,
A_c = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Assumptions: the check valve opens at once. Valid: no cavitation in the jet (pressure behind above about 0.3 of that before); motions slower
than the poppet, some ms. Typical: throttle 1 to 5 mm, p_crack 0.5 to 3 bar. Source: the law of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>meter_in</code>.</p>
</html>"));
end ThrottleCheckValve;
