// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model IsolatingBlock "Safety block of an accumulator: shut-off, safety valve, relief to the tank"
  extends Interfaces.OilComponent;
  parameter Boolean isOpen = true "true: the accumulator is open to the system" annotation(Dialog(group="Valves"));
  parameter Boolean isRelieved = false "true: the accumulator is open to the tank" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference p_set(min=0) = 210e5 "Set pressure of the safety valve over T" annotation(Dialog(group="Safety valve"));
  parameter Units.PressureDifference dp_over(min=1e3) = 20e5 "Pressure rise from cracking to fully open" annotation(Dialog(group="Safety valve"));
  parameter Units.VolumeFlowRate q_safety(min=1e-9) = 60/60000 "Flow of the safety valve at p_set + dp_over" annotation(Dialog(group="Safety valve"));
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 120/60000 "Flow of the shut-off valve at dp_nom, fully open" annotation(Dialog(group="Valves"));
  parameter Units.PressureDifference dp_nom(min=100) = 0.5e5 "Pressure drop of q_nom" annotation(Dialog(group="Valves"));
  parameter Units.VolumeFlowRate q_relief(min=1e-9) = 10/60000 "Flow of the valve to the tank at dp_nom, fully open" annotation(Dialog(group="Valves"));
  parameter Boolean useSolenoid = false "true: a solenoid valve too, which lets the accumulator empty to the tank while it is off"
    annotation(Evaluate=true, Dialog(group="Solenoid valve"));
  parameter Units.VolumeFlowRate q_release(min=1e-9) = 20/60000 "Flow of the solenoid valve at dp_nom, fully open"
    annotation(Dialog(group="Solenoid valve", enable=useSolenoid));
  parameter Units.Time t_switch(min=1e-4, displayUnit="ms") = 0.03 "Switching time" annotation(Dialog(group="Solenoid valve", enable=useSolenoid));
  parameter Types.Initial init = Types.Initial.Start "What fixes the opening of the safety valve at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  Interfaces.Port A "Accumulator" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,140})));
  Interfaces.Port P "System" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-140})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={120,-140})));
  Blocks.Interfaces.BooleanInput a if useSolenoid "Solenoid: true holds the way to the tank shut"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={660,0}, rotation=180)));
  Units.PressureDifference p "Pressure of the accumulator over T";
  Units.VolumeFlowRate q "Volume flow rate from P to the accumulator, at the density of the inlet";
  Units.VolumeFlowRate q_T "Volume flow rate to the tank, at the density of the inlet";
protected
  FlowValves.ShutOffValve main(final oil=oil, final densityModel=densityModel, final isOpen=isOpen, final q_nom=q_nom, final dp_nom=dp_nom);
  FlowValves.ShutOffValve relieving(final oil=oil, final densityModel=densityModel, final isOpen=isRelieved, final q_nom=q_relief, final dp_nom=dp_nom);
  PressureValves.ReliefValve safety(final oil=oil, final densityModel=densityModel, final p_set=p_set, final dp_over=dp_over,
    final q_nom=q_safety, final init=init);
  DirectionalValves.Valve22 release(final oil=oil, final densityModel=densityModel, final q_nom=q_release, final dp_nom=dp_nom,
    final t_switch=t_switch, final init=init) if useSolenoid "Open while the solenoid is off";
  Blocks.Logical.Not isOff if useSolenoid;
equation
  connect(P, main.A);
  connect(main.B, A);
  connect(A, safety.P);
  connect(safety.T, T);
  connect(A, relieving.A);
  connect(relieving.B, T);
  connect(a, isOff.u);
  connect(isOff.y, release.a);
  connect(A, release.P);
  connect(release.A, T);
  p = A.p - T.p;
  q = main.q;
  q_T = -T.m_flow/(if densityModel == Types.DensityModel.Textbook then oil.rho_0 else Media.upstreamDensity(oil, A.p, T.p));
  annotation(
    __Bramah(bonds="P > main.A, main.B > a:0 > A, a > safety.P, safety.T > t:0 > T, a > relieving.A, relieving.B > t, a > release.P if useSolenoid, release.A > t if useSolenoid", setting="%{p_set}", productClass="FL", coils={"a"}, technicalData="%{p_set}", rule="Accumulator safety block: shut-off valve to the system, relief valve and shut-off valve to the tank, in a chain frame of several components; with useSolenoid a 2/2 valve, open at rest, beside it."),
    defaultComponentName="safetyBlock",
    Icon(coordinateSystem(extent={{-60,-140},{320,140}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-120},{310,120}}, pattern=LinePattern.DashDot, visible=not useSolenoid),
      Rectangle(extent={{-60,-120},{630,120}}, pattern=LinePattern.DashDot, visible=useSolenoid),
      Line(points={{0,-140},{0,-80}}),
      Polygon(points={{-20,-80},{20,-80},{-20,0},{20,0},{-20,-80}}),
      Line(points={{0,0},{0,140}}),
      Line(points={{0,-40},{-40,-40}}),
      Line(points={{-40,-60},{-40,-20}}, visible=isOpen),
      Line(points={{-50,-40},{-30,-40}}, visible=not isOpen),
      Ellipse(extent={{-5,95},{5,105}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,100},{250,100},{250,40}}),
      Line(points={{120,100},{120,40}}),
      Ellipse(extent={{115,95},{125,105}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Rectangle(extent={{80,-40},{160,40}}),
      Line(points={{100,40},{100,-20}}),
      Polygon(points={{100,-40},{93,-20},{107,-20},{100,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{120,64},{60,64},{60,20},{80,20}}, pattern=LinePattern.Dash),
      Line(points={{160,0},{164,20},{172,-20},{180,20},{189,-20},{197,20},{205,-20},{210,0}}),
      Line(points={{178,-40},{190,24}}),
      Polygon(points={{193.7,43.7},{184.1,25.1},{195.9,22.9},{193.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{230,-40},{270,-40},{230,40},{270,40},{230,-40}}),
      Line(points={{250,0},{290,0}}),
      Line(points={{290,-20},{290,20}}, visible=isRelieved),
      Line(points={{280,0},{300,0}}, visible=not isRelieved),
      Line(points={{250,-40},{250,-80},{120,-80}}),
      Line(points={{120,-40},{120,-140}}),
      Ellipse(extent={{115,-85},{125,-75}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{250,100},{440,100},{440,40}}, visible=useSolenoid),
      Line(points={{440,-40},{440,-80},{250,-80}}, visible=useSolenoid),
      Ellipse(extent={{245,95},{255,105}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=useSolenoid),
      Ellipse(extent={{245,-85},{255,-75}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=useSolenoid),
      Line(points={{400,0},{396,20},{388,-20},{380,20},{371,-20},{363,20},{355,-20},{350,0}}, visible=useSolenoid),
      Rectangle(extent={{400,-40},{480,40}}, visible=useSolenoid),
      Rectangle(extent={{480,-40},{560,40}}, visible=useSolenoid),
      Line(points={{440,40},{440,-20}}, visible=useSolenoid),
      Polygon(points={{440,-40},{433,-20},{447,-20},{440,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, visible=useSolenoid),
      Line(points={{520,40},{520,20}}, visible=useSolenoid),
      Line(points={{510,20},{530,20}}, visible=useSolenoid),
      Line(points={{520,-40},{520,-20}}, visible=useSolenoid),
      Line(points={{510,-20},{530,-20}}, visible=useSolenoid),
      Rectangle(extent={{560,-20},{620,20}}, visible=useSolenoid),
      Line(points={{580,20},{600,-20}}, visible=useSolenoid),
      Line(points={{620,0},{660,0}}, color={168,60,160}, visible=useSolenoid),
      Text(extent={{8,122},{26,140}}, textString="A"),
      Text(extent={{8,-140},{26,-122}}, textString="P"),
      Text(extent={{128,-140},{146,-122}}, textString="T"),
      Text(extent={{318,-15},{458,15}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=not useSolenoid),
      Text(extent={{638,24},{778,54}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=useSolenoid)}),
    Documentation(info="<html>
<p>What an accumulator must have: a valve that shuts it off from the system, a safety valve that cannot be shut off, and a valve that empties it to
the tank. <b>q = q_main</b>, <b>q_T = q_safety + q_relieving + q_release</b>. The valves are two of
<a href='modelica://Bramah.Hydraulics.FlowValves.ShutOffValve'>ShutOffValve</a> and a
<a href='modelica://Bramah.Hydraulics.PressureValves.ReliefValve'>ReliefValve</a>. Both handles may be turned during a run, by their parameters.</p>
<p>With <code>useSolenoid</code> a <a href='modelica://Bramah.Hydraulics.DirectionalValves.Valve22'>Valve22</a>, open at rest, empties the accumulator to the
tank when the input a is false: where the machine is switched off, or the power fails, no pressure is left.</p>
<p>Assumptions: no volume and no drop of its own beside the valves. Valid: flows up to about twice q_nom. Typical: p_set 10 % over the greatest
pressure of the system and not over that of the accumulator. Source: ISO 4413 (2010), 5.4.3, asks for these valves. Example: <a
href='modelica://Bramah.Examples.Valves.UnloadedPump'>UnloadedPump</a>.</p>
</html>"));
end IsolatingBlock;
