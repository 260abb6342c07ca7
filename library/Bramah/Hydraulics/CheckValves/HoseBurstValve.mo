// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.CheckValves;
model HoseBurstValve "Hose-burst valve: shuts when more flows from B to A than a lowering load should"
  extends Interfaces.OilComponent;
  parameter Units.VolumeFlowRate q_close(min=1e-9) = 40/60000 "Flow from B to A above which it shuts";
  parameter Units.PressureDifference dp_close(min=1e4) = 5e5 "Pressure drop of q_close; at about this drop it opens again";
  parameter Units.PressureDifference dp_over(min=1e3) = 1e5 "Pressure rise from fully open to shut, by the spring";
  parameter Units.Length d_bleed(min=0, max=sqrt(4/Units.pi*A_max)) = 0 "Hole in the plate, by which the shut valve lets the load sink; 0: none";
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the plate" annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "To the hose" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port B "To the cylinder" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Real y(unit="1", start=1, fixed=init == Types.Initial.Start) "Opening: 0 shut, 1 fully open";
  Units.PressureDifference dp "Pressure drop from B to A";
  Units.VolumeFlowRate q "Volume flow rate from B to A, at the density of the inlet";
protected
  parameter Units.Area A_max = q_close/(Cd*sqrt(2*dp_close/oil.rho_0)) "Area of the open valve, with its hole";
  parameter Units.Area A_bleed = Units.pi/4*d_bleed^2 "Area of the hole";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_close/10, area=A_bleed + (A_max - A_bleed)*noEvent(max(y, 0)), p_1=B.p, p_2=A.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
  end if;
equation
  dp = B.p - A.p;
  tau*der(y) = noEvent(min(max(1 - (dp - dp_close)/dp_over, 0), 1)) - y;
  B.m_flow = edge.m_flow;
  A.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(setting="%{q_close}", technicalData="%{q_close}", bonds="B > way:1 > A, way > edge:R", rule="Hose-burst valve: open at rest, free both ways; dashed lines from both ports, spring on the side of A."),
    defaultComponentName="hoseBurst",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{0,-20},{0,20}}, origin=DynamicSelect({0,0},{20*(1 - y),0})),
      Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*(1 - y),0})),
      Polygon(points={{0,-40},{-7,-20},{7,-20},{0,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*(1 - y),0})),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{0,-60},{64,-60},{64,-24},{40,-24}}, pattern=LinePattern.Dash),
      Line(points={{40,14},{44,-2},{52,30},{60,-2},{69,30},{77,-2},{85,30},{90,14}}),
      Text(extent={{-28,-82},{-8,-62}}, textString="A"),
      Text(extent={{6,58},{26,78}}, textString="B"),
      Text(extent={{74,-76},{214,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Screwed into the port of a cylinder, also as line-rupture valve or velocity fuse. Oil passes both ways through a gap between plate and seat that a
spring holds open. From B to A its flow presses the plate against the spring: when the hose bursts, the load drives so much oil out that the plate
goes onto its seat. The pressure of the load keeps it there, until that at A comes up to it again.</p>
<p><b>q = Cd*(A_bleed + (A_max - A_bleed)*y)*sqrt(2/rho)*g(dp)</b>, dp = B.p - A.p, with A_max = q_close/(Cd*sqrt(2*dp_close/rho_0)), A_bleed =
pi/4*d_bleed^2 and g of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>; the plate by
<b>y_target = 1 - (dp - dp_close)/dp_over between 0 and 1</b>, <b>tau*der(y) = y_target - y</b>.</p>
<p>Up to q_close it is an open orifice. Above, the smaller gap raises the drop, which makes the gap smaller still: with a load behind it
the valve snaps shut. It opens again when dp has fallen below dp_close + dp_over: raise the load a little, or let the hole in the plate fill the line.</p>
<p>Assumptions: a plate without mass, pressed by the difference of the pressures; the seat is tight but for the hole. Valid: changes slower than
about tau; the flow from A to B is that of the open gap. Typical: q_close 1.3 to 2 times the greatest flow of lowering, dp_close 2 to 10 bar, tau 5
to 30 ms, d_bleed 0 or 0.5 to 1 mm. Source: the characteristic is the data sheet&apos;s; the law of flow that of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.HoseBurst'>HoseBurst</a>.</p>
</html>"));
end HoseBurstValve;
