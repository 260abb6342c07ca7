// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model Throttle "Adjustable throttle"
  extends Interfaces.TwoPort;
  parameter Real y(unit="1", displayUnit="%", min=0, max=1) = 1 "Opening: 0 shut, 1 fully open";
  parameter Units.Length d(min=1e-6) = 3e-3 "Diameter of the fully open throttle";
  parameter Units.Area area(min=1e-12) = Units.pi/4*d^2 "Area of the fully open throttle; by default from d"
    annotation(__Bramah(fault(caption="Clogged", factor=0.1), symbol="A"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient of turbulent flow";
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(group="Flow law"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(group="Flow law"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(group="Flow law"));
protected
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=1e6, area=y*area, p_1=A.p, p_2=B.p);
equation
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{y}", technicalData="⌀%{sqrt(4*area/Units.pi):mm} %{[mm]}, %{y}", bonds="way > edge:R", rule="Adjustable throttle (X10630): two arcs 3 M tall, throat 1 M, oblique arrow."),
    defaultComponentName="throttle",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,80}}),
      Ellipse(extent={{-102.8,-46.4},{-10,46.4}}, startAngle=-40, endAngle=40, closure=EllipseClosure.None),
      Ellipse(extent={{10,-46.4},{102.8,46.4}}, startAngle=140, endAngle=220, closure=EllipseClosure.None),
      Line(points={{-32,-32},{22,22}}),
      Polygon(points={{34,34},{16.5,24.7},{24.7,16.5},{34,34}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{40,-15},{180,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A throttle set by hand: <b>q = Cd*y*A*sqrt(2/rho)*g(dp)</b>, dp = A.p - B.p, with the opening y and the root law g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>; A = pi/4*d^2 unless <code>area</code> is given.</p>
<p>Typical: fully open 2 to 10 mm, Cd 0.6 to 0.75. Changing <code>y</code> between two runs shows what turning the knob does.</p>
<p>Assumptions: the area is in proportion to y; nothing is stored in it. Valid: no cavitation in the jet (pressure behind above about 0.3 of that
before). Source: the law of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>bleed_off</code>.</p>
</html>"));
end Throttle;
