// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ReliefValve "Direct operated pressure relief valve, also used as a safety valve"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 150e5 "Set pressure over T" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Types.ReliefLaw law = Types.ReliefLaw.Override "Characteristic" annotation(Evaluate=true);
  parameter Units.PressureDifference dp_over(min=1e3) = 10e5 "Override: pressure rise from cracking to fully open"
    annotation(Dialog(group="Override"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at p_set + dp_over"
    annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Override"));
  parameter Units.LeakageCoefficient slope = 2e-11 "Linear: flow per pressure above p_set"
    annotation(Dialog(group="Linear"));
  parameter Units.PressureDifference hysteresis(min=0) = 0 "Pressure by which it shuts lower than it opens, with dynamics"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Boolean useDynamics = true "true: the opening follows with the lag tau"
    annotation(Evaluate=true, Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening"
    annotation(Dialog(group="Dynamics", enable=useDynamics));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useDynamics));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw orificeLaw = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  constant Boolean isPiloted = false "Drawn with a pilot box before its spring";
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Real y(unit="1", start=y_start, fixed=useDynamics and init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Real y_target(unit="1") "Opening at rest for the present pressures";
  Real y_hold(unit="1") "Opening above which it shuts: y_target, or more by the hysteresis";
  Units.PressureDifference dp "P.p - T.p";
  Units.MassFlowRate m_flow "Mass flow rate from P to T";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
protected
  parameter Units.Density rho_nom = if densityModel == Types.DensityModel.Textbook then oil.rho_0
    else Media.density(oil, fluid.p_ambient + p_set + dp_over) "Density at p_set + dp_over";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*(p_set + dp_over)/rho_nom)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=orificeLaw, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=(p_set + dp_over)/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=T.p);
initial equation
  if useDynamics and init == Types.Initial.SteadyState then
    y = y_target;
  end if;
equation
  dp = P.p - T.p;
  if law == Types.ReliefLaw.Override then
    y_target = noEvent(min(max((dp - p_set)/dp_over, 0), 1));
    y_hold = noEvent(min(max((dp - p_set + hysteresis)/dp_over, 0), 1));
    m_flow = edge.m_flow;
  else
    y_target = noEvent(max((dp - p_set)/dp_over, 0));
    y_hold = noEvent(max((dp - p_set + hysteresis)/dp_over, 0));
    m_flow = edge.rho*slope*dp_over*y;
  end if;
  if useDynamics then
    tau*der(y) = noEvent(max(y_target - y, 0) + min(y_hold - y, 0));
  else
    y = y_target;
  end if;
  q = m_flow/edge.rho;
  P.m_flow = m_flow;
  T.m_flow = -m_flow;
  annotation(
    __Bramah(setting="%{p_set}", productClass="FL", technicalData="%{p_set}", bonds="P > way:1 > T, way > edge:R", rule="Relief valve, direct (X10500): box 4 M, shut, so the arrow is 1 M beside the axis; dashed line from P; adjustable spring."),
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,20},{52,-20},{60,20},{69,-20},{77,20},{85,-20},{90,0}}, visible=not isPiloted),
      Line(points={{58,-40},{70,24}}, visible=not isPiloted),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=not isPiloted),
      Text(extent={{8,50},{28,72}}, textString="P"),
      Text(extent={{8,-72},{28,-50}}, textString="T"),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Opens when the pressure at P exceeds that at T by <code>p_set</code>; holds the pressure of a line by letting oil to the tank.</p>
<p><code>law = Override</code>, from the data sheet's curve: q_nom flows at p_set + dp_over.</p>
<p><b>y_target = (dp - p_set)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>,
<b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b></p>
<p>with dp = P.p - T.p, A_max = q_nom/(Cd*sqrt(2*(p_set + dp_over)/rho)), rho at that pressure, and the root law g of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p><code>law = Linear</code>: in steady state q = slope*(dp - p_set) above p_set, zero below.</p>
<p>Friction holds the moving part: it opens along the curve, but shuts along one lower by <code>hysteresis</code>,
<b>tau*der(y) = max(y_target - y, 0) + min(y_hold - y, 0)</b>, y_hold = y_target at dp + hysteresis; between the two curves y rests. So it reseats at
p_set - hysteresis.</p>
<p>Typical: hysteresis 0 to 5 % of p_set (direct operated, poppet up to 15 %), 1 to 3 % (pilot operated); dp_over 5 to 15 % of p_set (direct operated), tau 2 to 20 ms. The moving part is a first-order lag: the valve does not
chatter, and its own resonance is not modelled. Back pressure at T adds to the set pressure.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom, beyond which the valve stands fully open as an orifice. Source: the
characteristic is the data sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.ReliefHysteresis'>ReliefHysteresis</a>.</p>
</html>"));
end ReliefValve;
