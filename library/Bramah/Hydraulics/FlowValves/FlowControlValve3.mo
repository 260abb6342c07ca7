// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model FlowControlValve3 "Three-way flow control valve: holds the flow to A, the rest goes to T"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_set(min=0) = 10/60000 "Flow held from P to A";
  parameter Units.PressureDifference dp_set(min=1e4) = 8e5 "Pressure drop P to A that the compensator holds";
  parameter Units.PressureDifference dp_over(min=1e3) = 3e5 "Rise of that drop from shut to fully open way to T";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow P to T at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Boolean useDynamics = false "true: the compensator follows with the lag tau; false: at once"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the compensator"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the compensator at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-120})));
  Interfaces.Port A "Outlet of the held flow" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,120})));
  Interfaces.Port T "Outlet of the rest" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,-60})));
  Real y(unit="1", start=0, fixed=useDynamics and init == Types.Initial.Start) "Opening of the way to T: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate out of A, at the density of the inlet";
  Units.VolumeFlowRate q_T "Volume flow rate out of T, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop P to A";
protected
  Real y_target(unit="1") "Opening at rest for the present pressures";
  parameter Units.Area A_orifice = q_set/(Cd*sqrt(2*(dp_set + dp_over/4)/oil.rho_0)) "Area of the metering orifice";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the open way to T";
  Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_set/10, area=A_orifice, p_1=P.p, p_2=A.p);
  Internal.Edge edgeT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, 
    area=A_max*noEvent(max(y, 0))*sqrt(2/(1 + noEvent(max(P.p - T.p, 0))/dp_nom)), p_1=P.p, p_2=T.p);
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = P.p - A.p;
  y_target = noEvent(min(max((dp - dp_set)/dp_over, 0), 1));
  if useDynamics then
    tau*der(y) = y_target - y;
  else
    y = y_target;
  end if;
  P.m_flow = edgeA.m_flow + edgeT.m_flow;
  A.m_flow = -edgeA.m_flow;
  T.m_flow = -edgeT.m_flow;
  q = -A.m_flow/edgeA.rho;
  q_T = edgeT.m_flow/edgeT.rho;
  annotation(
    __Bramah(setting="%{q_set}", productClass="QN", technicalData="%{q_set}", bonds="P > p:0 > wayA:1 > A, wayA > edgeA:R, p > wayT:1 > T, wayT > edgeT:R", rule="Three-way flow control valve (X10670): as two-way, a third way out to T."),
    defaultComponentName="flowControl",
    Icon(coordinateSystem(extent={{-60,-120},{100,120}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-80},{60,80}}),
      Line(points={{0,-120},{0,120}}),
      Line(points={{-30,40},{-10,20},{-30,0}}),
      Line(points={{30,40},{10,20},{30,0}}),
      Line(points={{-44,-24},{31.3,51.3}}),
      Polygon(points={{44,64},{27,55.5},{35.5,47},{44,64}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{0,80},{-6,62},{6,62},{0,80}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-65},{5,-55}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,-60},{42,-60}}),
      Polygon(points={{60,-60},{42,-54},{42,-66},{60,-60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{60,-60},{100,-60}}),
      Text(extent={{6,86},{26,108}}, textString="A"),
      Text(extent={{6,-108},{26,-86}}, textString="P"),
      Text(extent={{70,-56},{90,-34}}, textString="T"),
      Text(extent={{70,-15},{210,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A compensator beside the metering orifice lets go to T what the flow to A does not need, so that the drop over the orifice is dp_set: the pump
works at the load's pressure plus dp_set only. For one consumer at a time.</p>
<p><b>q = Cd*A_o*sqrt(2/rho)*g(P.p - A.p)</b>, A_o = q_set/(Cd*sqrt(2*(dp_set + dp_over/4)/rho_0)); the way to T opens by
<b>y_target = (P.p - A.p - dp_set)/dp_over between 0 and 1</b>, at once or with <b>tau*der(y) = y_target - y</b>, and lets pass
<b>q_T = Cd*A_max*y*k*sqrt(2/rho)*g(P.p - T.p)</b>, k = sqrt(2/(1 + (P.p - T.p)/dp_nom)): notches and flow forces make q_T depend on y rather than on
the pressure, which keeps the gain of the control, and so its damping, the same at every load. g is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>q_set is exact where the way to T is a quarter open; at y = 0 and y = 0.5 it is 4 % less and more with the defaults. Typical: dp_set 5 to 15 bar.</p>
<p><code>useDynamics</code>: a compensator that lags behind acts on the load as a negative resistance below the natural frequency sqrt(beta*q_nom/(V*dp_over*tau))
of the line before it; where pipe or load rub little, both then swing. Real valves do the same when their damping orifice is too tight. Typical: tau 1 to 10 ms.</p>
<p>Assumptions: one consumer; the way to T as stated above. Valid: supplies above q_set and loads below the relief valve. Source: the
characteristic is the data sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.ThreeWayFlowControl'>ThreeWayFlowControl</a>.</p>
</html>"));
end FlowControlValve3;
