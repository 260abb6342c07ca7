// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model FlowControlValve2 "Two-way flow control valve with pressure compensator"
  extends Interfaces.TwoPort;
  parameter Units.VolumeFlowRate q_set(min=0) = 10/60000 "Flow held from A to B";
  parameter Units.PressureDifference dp_min(min=1e4) = 8e5 "Smallest pressure drop at which q_set is held";
  parameter Real override(unit="1", displayUnit="%", min=0, max=0.5) = 0.02 "Rise of the flow per 100 bar above dp_min, over q_set";
  parameter Boolean useCheck = true "true: free flow from B to A through a check valve" annotation(Evaluate=true);
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow of the check valve at dp_nom" annotation(__Bramah(usual={1e-7,0.1}), Dialog(enable=useCheck));
  parameter Units.PressureDifference dp_nom(min=100) = 3e5 "Pressure drop of q_nom" annotation(Dialog(enable=useCheck));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the compensator";
  parameter Types.Initial init = Types.Initial.Start "What fixes the compensator at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Opening of the compensator: 1 fully open";
protected
  parameter Units.Area A_orifice = q_set/(Cd*sqrt(2*dp_min/oil.rho_0)) "Area of orifice and open compensator together";
  Real y_target(unit="1") "Opening at rest for the present pressure drop";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_min/10, area=A_orifice*noEvent(max(y, 0)), p_1=A.p, p_2=B.p);
  Internal.Edge check(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=if useCheck then q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0))*Functions.smoothStep((-dp - 0.5e5)/1e5) else 0, p_1=A.p, p_2=B.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  // the compensator leaves dp_min over the orifice, whatever the rest of dp is
  y_target = smooth(0, noEvent(if dp > dp_min then sqrt(dp_min/dp)*(1 + override*(dp - dp_min)/1e7) else 1));
  tau*der(y) = y_target - y;
  m_flow = edge.m_flow + check.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{q_set}", productClass="QN", technicalData="%{q_set}", bonds="way > drop:0 > edge:R, drop > check:R", rule="Two-way flow control valve (X10660): frame, orifice chevrons, arrow at 45 deg, arrow of the flow."),
    defaultComponentName="flowControl",
    Icon(coordinateSystem(extent={{-80,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, pattern=LinePattern.Solid),
      Line(points={{0,-80},{0,80}}),
      Line(points={{-30,20},{-10,0},{-30,-20}}),
      Line(points={{30,20},{10,0},{30,-20}}),
      Line(points={{-44,-44},{31.3,31.3}}),
      Polygon(points={{44,44},{27,35.5},{35.5,27},{44,44}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,58},{-6,40},{6,40},{0,58}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{70,-15},{210,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Holds the flow from A to B whatever the pressure drop, above a smallest one: a compensator keeps dp_min over the metering orifice.</p>
<p>Steady state: <b>q = q_set*sqrt(dp/dp_min)</b> below dp_min, <b>q = q_set*(1 + override*(dp - dp_min)/100 bar)</b> above. The compensator's opening y
follows with the time constant tau: after a jump of the pressure the flow overshoots for a moment, as real valves do.
With <code>useCheck</code> oil passes freely from B to A.</p>
<p>Typical: dp_min 5 to 15 bar, override 1 to 4 % per 100 bar, tau 5 to 30 ms.</p>
<p>Assumptions: the compensator is a lag of first order and not moved by flow forces but for the override; the check valve cracks at 0.5 bar
and is open 1 bar above. Valid: pressure drops of at least dp_min, below which the flow sinks; changes slower than the compensator, some ms. Source: the characteristic is the data sheet&apos;s; the law of flow
that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.FlowHeld'>FlowHeld</a>.</p>
</html>"));
end FlowControlValve2;
