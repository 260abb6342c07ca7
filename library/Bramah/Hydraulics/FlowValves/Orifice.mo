// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model Orifice "Fixed orifice, hardly dependent on viscosity"
  extends Interfaces.TwoPort;
  parameter Units.Length d(min=1e-6) = 2e-3 "Diameter of the hole" annotation(__Bramah(usual={5e-5,0.2}));
  parameter Units.Area area(min=1e-12) = Units.pi/4*d^2 "Area of the hole; by default from d" annotation(__Bramah(fault(caption="Clogged", factor=0.1), symbol="A"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient of turbulent flow";
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(group="Flow law"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(group="Flow law"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(group="Flow law"));
protected
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, area=area, p_1=A.p, p_2=B.p);
equation
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(technicalData="⌀%{sqrt(4*area/Units.pi):mm} %{[mm]}", bonds="way > edge:R", rule="Orifice (X10680): two chevrons of 45 deg, arms 1 M, tips 1 M apart."),
    defaultComponentName="orifice",
    Icon(coordinateSystem(extent={{-40,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,80}}),
      Line(points={{-30,20},{-10,0},{-30,-20}}),
      Line(points={{30,20},{10,0},{30,-20}}),
      Text(extent={{40,-15},{180,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A short sharp-edged hole. <b>q = Cd*A*sqrt(2/rho)*g(dp)</b>, dp = A.p - B.p, with the root law g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>; A = pi/4*d^2 unless <code>area</code> is given.
In turbulent flow q = Cd*A*sqrt(2*dp/rho); below the transition pressure the flow is laminar, with a finite slope at zero.</p>
<p>Cd 0.61, d 2 mm, rho 870 kg/m3, 100 bar give 17.43 l/min. Typical: Cd 0.6 (sharp) to 0.8 (rounded), Re_t about 100.
Valid without cavitation in the jet (pressure behind above about 0.3 of that before).</p>
<p>Assumptions: sharp edges; nothing is stored in it. Source: the law of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>pump_relief_orifice</code>.</p>
</html>"));
end Orifice;
