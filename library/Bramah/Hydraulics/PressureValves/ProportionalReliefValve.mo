// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model ProportionalReliefValve "Relief valve, its set pressure by a signal"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_max(min=1e5) = 200e5 "Set pressure over T at u = 1";
  parameter Units.PressureDifference p_min(min=0, max=p_max) = 5e5 "Set pressure over T at u = 0";
  parameter Units.PressureDifference dp_over(min=1e3) = 10e5 "Pressure rise from cracking to fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at p_max + dp_over" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Units.PressureDifference hysteresis(min=0) = 0 "Pressure by which it shuts lower than it opens" annotation(Dialog(group="Dynamics"));
  parameter Units.Time tau_set(min=1e-6, displayUnit="ms") = 0.03 "Time constant of the set pressure" annotation(Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 5e-3 "Time constant of the opening"
    annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.RealInput u "Command 0..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0}, rotation=180)));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference p_set(start=p_min, fixed=init == Types.Initial.Start) "Set pressure over T";
  Real y_target(unit="1") "Opening at rest for the present pressures";
  Real y_hold(unit="1") "Opening above which it shuts: y_target, or more by the hysteresis";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
protected
  parameter Units.Density rho_nom = if densityModel == Types.DensityModel.Textbook then oil.rho_0
    else Media.density(oil, fluid.p_ambient + p_max + dp_over) "Density at p_max + dp_over";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*(p_max + dp_over)/rho_nom)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=p_max/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=T.p);
initial equation
  if init == Types.Initial.SteadyState then
    y = y_target;
    der(p_set) = 0;
  end if;
equation
  tau_set*der(p_set) = p_min + (p_max - p_min)*noEvent(min(max(u, 0), 1)) - p_set;
  y_target = noEvent(min(max((P.p - T.p - p_set)/dp_over, 0), 1));
  y_hold = noEvent(min(max((P.p - T.p - p_set + hysteresis)/dp_over, 0), 1));
  tau*der(y) = noEvent(max(y_target - y, 0) + min(y_hold - y, 0));
  P.m_flow = edge.m_flow;
  T.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{p_min:bar} … %{p_max}", productClass="FL", coils={"u"}, technicalData="%{p_min:bar} … %{p_max}", bonds="P > way:1 > T, way > edge:R", rule="Proportional relief valve (X10830): as the direct one, a solenoid with a steep arrow behind the spring; electronics on the valve: an amplifier, box 3 M, at the coil (X10840), a transducer G over it for closed-loop control (X10850)."),
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}),
      Polygon(points={{-20,-40},{-13,-20},{-27,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,-20},{52,20},{60,-20},{69,20},{77,-20},{85,20},{90,0}}),
      Rectangle(extent={{90,-20},{150,20}}),
      Line(points={{110,20},{130,-20}}),
      Line(points={{111.6,-38},{127.1,32.5}}),
      Polygon(points={{131.4,52},{121.3,33.8},{133,31.2},{131.4,52}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{150,0},{160,0}}, color={44,99,201}, visible=electronics == Types.ValveElectronics.None),
      Rectangle(extent={{150,-20},{210,40}}, visible=electronics <> Types.ValveElectronics.None),
      Polygon(points={{165,10},{195,25},{195,-5},{165,10}}, visible=electronics <> Types.ValveElectronics.None),
      Rectangle(extent={{150,40},{210,100}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{150,100},{210,40}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{152,42},{176,66}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop),
      Line(points={{186,78},{186,88},{190,94},{196,94},{200,88},{200,78}}, visible=electronics == Types.ValveElectronics.ClosedLoop),
      Text(extent={{6,52},{26,72}}, textString="P"),
      Text(extent={{6,-76},{26,-56}}, textString="T"),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a> with the law Override; the set pressure follows the command,
<b>tau_set*der(p_set) = p_min + (p_max - p_min)*u - p_set</b>.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its solenoid.</p>
<p>Typical: hysteresis 2 to 5 % of p_max, with ClosedLoop below 1 %, tau_set 20 to 80 ms.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom, beyond which the valve stands fully open as an orifice. Source: the
characteristic is the data sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end ProportionalReliefValve;
