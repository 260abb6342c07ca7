// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model FlowControlValve3 "Three-way flow control valve: holds the flow to A, the rest goes to T"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_set(min=0) = 10/60000 "Flow held from P to A";
  parameter Units.PressureDifference dp_set(min=1e4) = 8e5 "Pressure drop P to A that the compensator holds";
  parameter Units.PressureDifference dp_over(min=1e3) = 1e5 "Rise of that drop from shut to fully open way to T";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow P to T at dp_nom, fully open";
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the compensator";
  parameter Types.Initial init = Types.Initial.Start "What fixes the compensator at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.Port A "Outlet of the held flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.Port T "Outlet of the rest" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,-60})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening of the way to T: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate out of A, at the density of the inlet";
  Units.VolumeFlowRate q_T "Volume flow rate out of T, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop P to A";
protected
  parameter Units.Area A_orifice = q_set/(Cd*sqrt(2*(dp_set + dp_over/2)/oil.rho_0)) "Area of the metering orifice";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the open way to T";
  Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_set/10, area=A_orifice, p_1=P.p, p_2=A.p);
  Internal.Edge edgeT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*y, p_1=P.p, p_2=T.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = P.p - A.p;
  tau*der(y) = noEvent(min(max((dp - dp_set)/dp_over, 0), 1)) - y;
  P.m_flow = edgeA.m_flow + edgeT.m_flow;
  A.m_flow = -edgeA.m_flow;
  T.m_flow = -edgeT.m_flow;
  q = edgeA.m_flow/edgeA.rho;
  q_T = edgeT.m_flow/edgeT.rho;
  annotation(
    defaultComponentName="flowControl",
    Icon(coordinateSystem(extent={{-60,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-80},{80,80}}),
      Line(points={{0,-120},{0,120}}),
      Line(points={{-30,40},{-10,20},{-30,0}}),
      Line(points={{30,40},{10,20},{30,0}}),
      Line(points={{-44,-24},{31.3,51.3}}),
      Polygon(points={{44,64},{27,55.5},{35.5,47},{44,64}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,80},{-6,62},{6,62},{0,80}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-65},{5,-55}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,-60},{62,-60}}),
      Polygon(points={{80,-60},{62,-54},{62,-66},{80,-60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{80,-60},{100,-60}}),
      Text(extent={{6,86},{26,108}}, textString="A"),
      Text(extent={{6,-108},{26,-86}}, textString="P"),
      Text(extent={{84,-52},{104,-30}}, textString="T"),
      Text(extent={{90,-15},{230,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A compensator beside the metering orifice lets go to T what the flow to A does not need, so that the drop over the orifice is dp_set: the pump
works at the load's pressure plus dp_set only. For one consumer at a time.</p>
<p><b>q = Cd*A_o*sqrt(2/rho)*g(P.p - A.p)</b>, A_o = q_set/(Cd*sqrt(2*(dp_set + dp_over/2)/rho_0)); the way to T opens by
<b>y_target = (P.p - A.p - dp_set)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>, and lets pass
<b>q_T = Cd*A_max*y*sqrt(2/rho)*g(P.p - T.p)</b>. g is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>The flow to A is within +-(dp_over/4)/dp_set of q_set (3 % with the defaults), exact where the way to T is half open. Typical: dp_set 5 to 15 bar,
tau 5 to 30 ms. Example: <a href='modelica://Bramah.Examples.Valves.ThreeWayFlowControl'>ThreeWayFlowControl</a>.</p>
</html>"));
end FlowControlValve3;
