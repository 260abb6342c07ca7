// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.FlowValves;
model ShutOffValve "Shut-off valve, turned by hand: ball valve, gate valve"
  extends Interfaces.TwoPort;
  parameter Boolean useInput = false "true: the handle follows the input u; false: it stands as isOpen says"
    annotation(Evaluate=true, Dialog(group="Handle"));
  parameter Boolean isOpen = true "Handle without input: true open, false shut"
    annotation(__Bramah(hand=true), Dialog(group="Handle", enable=not useInput));
  parameter Units.Time t_turn(min=1e-3, displayUnit="ms") = 0.3 "Shortest time from shut to fully open"
    annotation(Dialog(group="Handle", enable=useInput));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_nom, fully open" annotation(__Bramah(usual={1e-7,0.1}), Dialog(group="Flow"));
  parameter Units.PressureDifference dp_nom(min=100) = 0.3e5 "Pressure drop of q_nom" annotation(Dialog(group="Flow"));
  parameter Real n_area(unit="1", min=1, max=4) = 1.4 "Exponent of the area over the opening: 1 gate, 1.4 ball"
    annotation(Dialog(group="Flow"), __Bramah(symbol="n"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the handle at the start"
    annotation(Evaluate=true, Dialog(tab="Start", enable=useInput));
  parameter Real y_start(unit="1", min=0, max=1) = 0 "Opening at the start" annotation(Dialog(tab="Start", enable=useInput));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealInput u if useInput "Where the handle is turned to: 0 shut, 1 open"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Real y(unit="1", start=y_start, fixed=useInput and init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
protected
  Blocks.Interfaces.RealInput u_internal "Handle in use";
  parameter Units.Area A_max = q_nom/(Cd*sqrt(2*dp_nom/oil.rho_0)) "Area of the fully open valve";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_nom/10, area=A_max*noEvent(min(max(y, 0), 1))^n_area, p_1=A.p, p_2=B.p);
initial equation
  if useInput and init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  connect(u, u_internal);
  if useInput then
    der(y) = noEvent(min(max(20*(min(max(u_internal, 0), 1) - y), -1), 1))/t_turn;
  else
    u_internal = if isOpen then 1 else 0;
    y = u_internal;
  end if;
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  annotation(
    __Bramah(productClass="QM", bonds="way > edge:R", rule="Shut-off valve: two hollow triangles point to point, 4 M x 2 M, handle; its bar turns across when shut."),
    defaultComponentName="shutOff",
    Icon(coordinateSystem(extent={{-60,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,80},{0,40}}),
      Polygon(points={{-20,-40},{20,-40},{-20,40},{20,40},{-20,-40}}),
      Line(points={{0,0},{-40,0}}),
      Line(points=DynamicSelect({{-40,-20},{-40,20}}, {{-40 - 20*cos(1.5708*y),-20*sin(1.5708*y)},{-40 + 20*cos(1.5708*y),20*sin(1.5708*y)}})),
      Line(points={{-60,0},{-40,0}}, color={44,99,201}, visible=useInput),
      Text(extent={{34,-15},{174,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Opens or shuts a line. Without <code>useInput</code> the handle stands as <code>isOpen</code> says, and a click on it turns it while the circuit runs;
with it the handle follows the signal u, at most from shut to open within t_turn.</p>
<p><b>q = Cd*A_max*y^n*sqrt(2/rho)*g(dp)</b>, dp = A.p - B.p, A_max = q_nom/(Cd*sqrt(2*dp_nom/rho_0)), y the opening from 0 to 1, n =
<code>n_area</code> and g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>; with the input
<b>t_turn*der(y) = 20*(u - y)</b> within -1 and 1. Shut, it is tight.</p>
<p>n = 1 is a gate whose area is in proportion to its way. The bore of a ball slides over its seat as one circle over another: the area they
share is (2/pi)*(arccos(s) - s*sqrt(1 - s^2)) of the circle, s = 1 - y, and y^1.4 is that within 0.02.</p>
<p>Assumptions: the handle turns whatever the flow; nothing is stored in the valve. Valid: no cavitation in the jet (pressure behind above about
0.3 of that before); a half-open ball valve throttles, but is not made for it. Typical: a bore of 13 mm 60 l/min at 0.3 bar, loss
coefficient 1.2 of its bore; t_turn 0.2 to 2 s. Source: the law of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; the area of two
circles: plane geometry. Example: <a href='modelica://Bramah.Examples.Valves.ShutOff'>ShutOff</a>.</p>
</html>"));
end ShutOffValve;
