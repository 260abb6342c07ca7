// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.CheckValves;
model PilotCheckValve "Pilot-operated check valve: free from A to B, from B to A when X is pressurised"
  extends Interfaces.TwoPort;
  parameter Units.PressureDifference p_crack(min=0) = 1e5 "Cracking pressure";
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=p_crack + dp_open) = p_crack + 2*dp_open "Pressure drop of q_nom; at least p_crack + dp_open";
  parameter Real ratio(unit="1", min=1) = 3 "Area of the pilot piston over that of the seat";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the poppet";
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port X "Pilot" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference dp_opening "Pressure that opens the poppet against its spring";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=A.p, p_2=B.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  X.m_flow = 0;
  dp_opening = noEvent(max(A.p - B.p, A.p - B.p + ratio*(X.p - A.p)));
  tau*der(y) = Functions.smoothStep((dp_opening - p_crack)/dp_open) - y;
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(technicalData="%{ratio}:1", bonds="way > edge:R, X > readingX:De", rule="Pilot-operated check valve (X10720): check valve with spring in a continuous frame, pilot X dashed to the seat."),
    defaultComponentName="pilotCheck",
    Icon(coordinateSystem(extent={{-40,-80},{60,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-30}}),
      Line(points={{-20,-10},{0,-30},{20,-10}}),
      Ellipse(extent={{-10,-26},{10,-6}}),
      Line(points={{0,-6},{20,-2},{-20,6},{20,14},{-20,23},{20,31},{-20,39},{0,44}}),
      Line(points={{0,44},{0,80}}),
      Line(points={{40,-80},{40,-40},{12,-18}}, pattern=LinePattern.Dash),
      Rectangle(extent={{-36,-60},{56,60}}),
      Text(extent={{44,-78},{64,-60}}, textString="X"),
      Text(extent={{66,-15},{206,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Lets oil pass from A to B. Against that direction it shuts, unless the pilot pressure at X lifts the poppet: it opens when</p>
<p><b>max(A.p - B.p, A.p - B.p + ratio*(X.p - A.p)) &gt; p_crack</b>.</p>
<p>So with A at tank pressure X has to reach (B.p - A.p + p_crack)/ratio. <b>tau*der(y) = s((dp_opening - p_crack)/dp_open) - y</b>,
<b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>, s the cubic step, g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>. X takes no oil.</p>
<p>Holds a load without leakage. Typical: ratio 2.5 to 4 (up to 12 with decompression), p_crack 0.5 to 3 bar.</p>
<p>Assumptions: a poppet without mass; the opening is a smooth function of the pressure drop, so that it neither chatters nor makes events; shut,
it is tight. Valid: motions slower than the poppet, which takes some ms; flows up to about twice q_nom. Source: the law of flow is that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>pilot_check_holding</code>.</p>
</html>"));
end PilotCheckValve;
