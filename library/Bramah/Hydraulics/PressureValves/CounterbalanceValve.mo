// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model CounterbalanceValve "Holds a load: free from A to B, from B to A by pressure and pilot"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=0) = 200e5 "Set pressure at B, over ambient, with A at ambient" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Real ratio(unit="1", min=0) = 4 "Pilot ratio: area of the pilot over that of B";
  parameter Types.CounterbalanceKind kind = Types.CounterbalanceKind.Vented "What the pressure at A does"
    annotation(Evaluate=true);
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure range between shut and fully open";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.PressureDifference dp_nom(min=100) = 5e5 "Pressure drop of q_nom";
  parameter Units.PressureDifference p_crack(min=0) = 1e5 "Cracking pressure of the check valve" annotation(Dialog(group="Check valve"));
  parameter Units.PressureDifference dp_open(min=100) = 1e5 "Pressure rise from cracking to fully open" annotation(Dialog(group="Check valve"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the opening"
    annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "To the directional valve" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port B "To the cylinder" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Interfaces.Port X "Pilot" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-80})));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.VolumeFlowRate q "Volume flow rate from B to A, at the density of the inlet";
protected
  Units.PressureDifference p_open "Pressure that opens it, as felt at B";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(max(y, Functions.smoothStep((A.p - B.p - p_crack)/dp_open))), p_1=B.p, p_2=A.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  X.m_flow = 0;
  p_open = B.p - fluid.p_ambient + ratio*(if kind == Types.CounterbalanceKind.Vented then X.p - fluid.p_ambient
    elseif kind == Types.CounterbalanceKind.Standard then X.p - A.p else noEvent(max(X.p - A.p, 0)))
    - (if kind == Types.CounterbalanceKind.Standard then A.p - fluid.p_ambient else 0);
  tau*der(y) = noEvent(min(max((p_open - p_set)/dp_over, 0), 1)) - y;
  B.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{p_set}", technicalData="%{p_set}, %{ratio}:1", bonds="A > way:1 > B, way > edge:R, X > readingX:De", rule="Counterbalance valve: relief valve and check valve side by side in a continuous frame; pilot X dashed."),
    defaultComponentName="counterbalance",
    Icon(coordinateSystem(extent={{-120,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-60},{100,60}}),
      Line(points={{-20,-80},{-20,-30}}),
      Line(points={{-20,30},{-20,80}}),
      Rectangle(extent={{-50,-30},{10,30}}),
      Line(points={{-35,30},{-35,-12}}),
      Polygon(points={{-35,-30},{-29,-12},{-41,-12},{-35,-30}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-20,44},{-90,44},{-90,14}}),
      Line(points={{-90,-6},{-90,-46},{-20,-46}}),
      Ellipse(extent={{-100,-6},{-80,14}}),
      Line(points={{-110,4},{-90,-16},{-70,4}}),
      Ellipse(extent={{-25,39},{-15,49}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-25,-51},{-15,-41}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{60,-80},{60,-46},{-4,-46},{-4,-30}}, pattern=LinePattern.Dash),
      Line(points={{10,6},{13.5,-8},{20.6,20},{27.6,-8},{35.5,20},{42.6,-8},{49.6,20},{54,6}}),
      Line(points={{26,-20},{36,22}}),
      Polygon(points={{39,36},{30,20},{41,18},{39,36}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-14,62},{6,80}}, textString="B"),
      Text(extent={{-14,-80},{6,-62}}, textString="A"),
      Text(extent={{66,-80},{86,-62}}, textString="X"),
      Text(extent={{108,-15},{248,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Sits at a cylinder that is drawn by its load. Oil passes freely from A to B; from B to A the valve opens when</p>
<p><b>(B.p - p_amb) + ratio*(X.p - p_amb) &gt; p_set</b>,</p>
<p>fully dp_over above it: <b>tau*der(y) = y_target - y</b>, <b>q = Cd*A_max*y*sqrt(2/rho)*g(dp)</b>. X, usually the opposite line, takes no oil.</p>
<h4>Back pressure</h4>
<ul>
<li><code>Vented</code>: the spring chamber is vented to the surroundings, so the pressure at A does not count: for meter-out edges behind the valve and for
drives in series.</li>
<li><code>Standard</code>: the spring chamber is at A, and its pressure shuts: <b>(B.p - A.p) + ratio*(X.p - A.p) &gt; p_set</b>. 10 bar behind a valve with
ratio 4 add 50 bar to its setting.</li>
<li><code>ReliefCompensated</code>: back pressure works against the pilot alone, <b>(B.p - p_amb) + ratio*max(X.p - A.p, 0) &gt; p_set</b>: as a relief valve it
keeps its setting.</li>
</ul>
<p>Typical: p_set 1.3 times the greatest load pressure, ratio 3 to 10 (smaller is more stable), dp_over 10 to 20 % of p_set.</p>
<p>Assumptions: the opening is a linear function of the pressures that act on the spool, with one lag; flow forces are in the pressure range
dp_over. Valid: changes slower than about tau; flows up to q_nom*sqrt(dp/dp_nom), beyond which the valve stands fully open as an orifice. Source: the
characteristic is the data sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example:
<code>counterbalanced_load</code>.</p>
</html>"));
end CounterbalanceValve;
