// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model SequenceValve "Opens the way from P to A above a set pressure"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 80e5 "Set pressure at P, over Y" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Units.PressureDifference dp_over(min=1e3) = 5e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Boolean useDrain = false "true: drain port Y; false: drains to the surroundings" annotation(Evaluate=true);
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
  Interfaces.Port A "Outlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port Y if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=A.p);
  Interfaces.PortReader drain(m_flow=0) if useDrain "Pressure at the drain";
  Blocks.Interfaces.RealInput p_Y(unit="Pa") "Drain pressure in use";
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  connect(drain.port, Y);
  connect(drain.p, p_Y);
  if not useDrain then
    p_Y = fluid.p_ambient;
  end if;
  tau*der(y) = noEvent(min(max((P.p - p_Y - p_set)/dp_over, 0), 1)) - y;
  P.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{p_set}", technicalData="%{p_set}", bonds="P > way:1 > A, way > edge:R, Y > readingY:De", rule="Sequence valve (X10510): as relief valve; drain of the spring chamber dashed, to Y or to a tank."),
    defaultComponentName="sequence",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}),
      Polygon(points={{-20,-40},{-13,-20},{-27,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,-20},{52,20},{60,-20},{69,20},{77,-20},{85,20},{90,0}}),
      Line(points={{58,-40},{70,24}}),
      Polygon(points={{73.7,43.7},{64.1,25.1},{75.9,22.9},{73.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{90,0},{100,0}}, pattern=LinePattern.Dash, visible=useDrain),
      Line(points={{90,0},{90,-60}}, pattern=LinePattern.Dash, visible=not useDrain),
      Line(points={{70,-50},{70,-70},{110,-70},{110,-50}}, visible=not useDrain),
      Text(extent={{6,52},{26,72}}, textString="P"),
      Text(extent={{6,-76},{26,-56}}, textString="A"),
      Text(extent={{84,34},{224,64}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Shut until the pressure at P reaches the set pressure, then lets oil pass to A: a second movement starts when the first has met its resistance.</p>
<p><b>y_target = (P.p - p_Y - p_set)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>, <b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>. The set pressure counts
over Y, without <code>useDrain</code> over ambient, whatever the pressure at A.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom), beyond which the valve stands fully open as an orifice. Typical: p_set 20 to
200 bar, dp_over 3 to 10 bar. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>clamp_and_drill</code>.</p>
</html>"));
end SequenceValve;
