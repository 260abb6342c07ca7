// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model PressureCompensator "Holds the pressure drop over an orifice in series"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference dp_set(min=0) = 8e5 "Pressure drop X to Y that is held"
    annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2)));
  parameter Units.PressureDifference dp_over(min=1e3) = 2e5 "Pressure range between shut and fully open";
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
  Interfaces.Port P "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port A "Outlet, to the orifice" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.Port X "Before the orifice" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Interfaces.Port Y "Behind the orifice" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,20})));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
protected
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, 0)), p_1=P.p, p_2=A.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  X.m_flow = 0;
  Y.m_flow = 0;
  tau*der(y) = noEvent(min(max((dp_set + dp_over - (X.p - Y.p))/dp_over, 0), 1)) - y;
  P.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="Δp %{dp_set}", technicalData="Δp %{dp_set}", bonds="P > way:1 > A, way > edge:R, X > readingX:De, Y > readingY:De", rule="Pressure compensator: open at rest; dashed lines at both ends, spring on the side of Y."),
    defaultComponentName="compensator",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{0,-40},{0,20}}),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{100,20},{40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,-14},{44,-30},{52,2},{60,-30},{69,2},{77,-30},{85,2},{90,-14}}),
      Text(extent={{6,52},{26,72}}, textString="A"),
      Text(extent={{6,-76},{26,-56}}, textString="P"),
      Text(extent={{-76,26},{-56,46}}, textString="X"),
      Text(extent={{76,26},{96,46}}, textString="Y"),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Open at rest; shuts as the drop X to Y nears dp_set, so the flow through an orifice between X and Y does not depend on the load.</p>
<p><b>y_target = (dp_set + dp_over - (X.p - Y.p))/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>, <b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>. X and Y take no
oil: join X to A.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom), beyond which the valve stands fully open as an orifice. Typical: dp_set 4 to 15
bar, dp_over 1 to 3 bar, tau 3 to 10 ms. Source: the characteristic is the data sheet&apos;s; the law of flow that of <a
href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <code>load_sensing</code>.</p>
</html>"));
end PressureCompensator;
