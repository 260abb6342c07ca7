// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model UnloadingValve "Opens the way from P to T when X is pressurised"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 80e5 "Set pressure at X, over T" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Units.PressureDifference dp_over(min=1e3) = 5e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
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
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port X "Pilot" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=T.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  X.m_flow = 0;
  tau*der(y) = noEvent(min(max((X.p - T.p - p_set)/dp_over, 0), 1)) - y;
  P.m_flow = edge.m_flow;
  T.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{p_set}", technicalData="%{p_set}", bonds="P > way:1 > T, way > edge:R, X > readingX:De", rule="Unloading valve: as relief valve, dashed line from X."),
    defaultComponentName="unloading",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}),
      Polygon(points={{-20,-40},{-13,-20},{-27,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,-20},{52,20},{60,-20},{69,20},{77,-20},{85,20},{90,0}}),
      Line(points={{58,-40},{70,24}}),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{6,52},{26,72}}, textString="P"),
      Text(extent={{6,-76},{26,-56}}, textString="T"),
      Text(extent={{-78,26},{-58,46}}, textString="X"),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Lets a pump run free once the pressure at X, behind a check valve, has reached its set value.</p>
<p><b>y_target = (X.p - T.p - p_set)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>, <b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>. X takes no oil.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom), beyond which the valve stands fully open as an orifice. Typical: p_set 50 to
250 bar, dp_over 5 to 15 bar. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.PressureControl'>PressureControl</a>.</p>
</html>"));
end UnloadingValve;
