// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.PressureValves;
model VentedReliefValve "Pilot-operated relief valve that a solenoid puts under pressure, else vented"
  extends Interfaces.OilComponent;
  parameter Units.PressureDifference p_set(min=1e5) = 150e5 "Set pressure over T with the solenoid on" annotation(__Bramah(fault(caption="Spring weak or broken", factor=0.2), usual={1e5,1e8}));
  parameter Units.PressureDifference p_vent(min=0, max=p_set) = 3e5 "Pressure over T with the solenoid off, at which it cracks";
  parameter Units.PressureDifference dp_over(min=1e3) = 8e5 "Pressure rise from cracking to q_nom";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 60/60000 "Flow at dp_over above the pressure that it holds, on or off" annotation(__Bramah(usual={1e-7,0.1}));
  parameter Units.Time tau_set(min=1e-6, displayUnit="ms") = 0.05 "Time constant of the pressure after switching" annotation(Dialog(group="Dynamics"));
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 8e-3 "Time constant of the opening" annotation(Dialog(group="Dynamics"));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,200})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-200})));
  Blocks.Interfaces.BooleanInput a "Solenoid: true puts it under pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={220,200}, rotation=270)));
  Real y(unit="1", start=0, fixed=init == Types.Initial.Start) "Opening over that of q_nom: 0 shut, 1 fully open";
  Units.PressureDifference p_pilot(start=p_vent, fixed=init == Types.Initial.Start) "Pressure over T that it holds now";
  Units.VolumeFlowRate q "Volume flow rate from P to T, at the density of the inlet";
protected
  Units.AbsolutePressure p_hold "Pressure of q_nom, with T at ambient";
  Units.Area A_nom "Area of q_nom at the pressure that it holds now";
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=(p_vent + dp_over)/10, area=A_nom*noEvent(max(y, 0)), p_1=P.p, p_2=T.p);
initial equation
  if init == Types.Initial.SteadyState then
    der(y) = 0;
    der(p_pilot) = 0;
  end if;
equation
  tau_set*der(p_pilot) = (if a then p_set else p_vent) - p_pilot;
  tau*der(y) = noEvent(min(max((P.p - T.p - p_pilot)/dp_over, 0), 1)) - y;
  p_hold = fluid.p_ambient + noEvent(max(p_pilot, 0)) + dp_over;
  A_nom = q_nom/(Cd*sqrt(2*(p_hold - fluid.p_ambient)/(if densityModel == Types.DensityModel.Textbook then oil.rho_0 else Media.density(oil, p_hold))));
  P.m_flow = edge.m_flow;
  T.m_flow = -edge.m_flow;
  q = edge.m_flow/edge.rho;
  annotation(
    __Bramah(bonds="P > way:1 > T, way > edge:R", setting="%{p_set}", productClass="FL", coils={"a"}, technicalData="%{p_set}", rule="Pilot-operated relief valve with electrical activation (X10600): relief valve with a pilot box and an adjustable spring, a dashed line from the pilot through a 2/2 valve with solenoid, open at rest, to T; one continuous frame."),
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-200},{320,200}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-80,-180},{310,180}}),
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,200}}),
      Line(points={{0,-40},{0,-200}}),
      Line(points={{-20,40},{-20,-20}}, origin=DynamicSelect({0,0},{20*y,0})),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{20*y,0})),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Rectangle(extent={{40,-20},{100,20}}),
      Polygon(points={{98,0},{64,20},{64,-20},{98,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{100,0},{104,20},{112,-20},{120,20},{129,-20},{137,20},{145,-20},{150,0}}),
      Line(points={{118,-40},{130,24}}),
      Polygon(points={{133.7,43.7},{124.1,25.1},{135.9,22.9},{133.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{200,20},{280,100}}),
      Rectangle(extent={{200,-60},{280,20}}),
      Line(points={{200,60},{220,60}}),
      Line(points={{220,50},{220,70}}),
      Line(points={{280,60},{260,60}}),
      Line(points={{260,50},{260,70}}),
      Line(points={{200,-20},{260,-20}}),
      Polygon(points={{280,-20},{260,-13},{260,-27},{280,-20}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{200,100},{240,160}}),
      Line(points={{200,120},{240,140}}),
      Line(points={{240,-60},{258,-64},{222,-72},{258,-80},{222,-89},{258,-97},{222,-105},{240,-110}}),
      Line(points={{220,160},{220,200}}, color={168,60,160}),
      Line(points={{64,-20},{64,-130},{170,-130},{170,-20},{200,-20}}, pattern=LinePattern.Dash),
      Line(points={{280,-20},{296,-20},{296,-150},{0,-150}}, pattern=LinePattern.Dash),
      Ellipse(extent={{-5,-155},{5,-145}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{8,150},{28,172}}, textString="P"),
      Text(extent={{8,-176},{28,-154}}, textString="T"),
      Text(extent={{318,-15},{458,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Limits the pressure to p_set while its solenoid is on, and lets the oil through at p_vent while it is off, so that a pump runs unloaded:</p>
<p><b>tau_set*der(p_pilot) = (if a then p_set else p_vent) - p_pilot</b>, <b>tau*der(y) = (P.p - T.p - p_pilot)/dp_over - y</b> between 0 and 1, and
the flow is that of an edge with the area <b>A = y*q_nom/(Cd*sqrt(2*(p_pilot + dp_over)/rho))</b>: q_nom at dp_over above the pressure that
it holds, on or off, as its main stage opens the wider the lower that is.</p>
<p>Assumptions: the pilot stage is a lag; its flow is neglected. Valid: changes slower than about tau; flows up to q_nom, beyond which the valve
stands fully open as an orifice. Typical: p_vent 2 to 6 bar, tau_set 30 to 100 ms; a pump is started vented. Source: the characteristic is the data
sheet&apos;s; the law of flow that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>. Example: <a
href='modelica://Bramah.Examples.Valves.UnloadedPump'>UnloadedPump</a>.</p>
</html>"));
end VentedReliefValve;
