// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Motors;
model HydrostaticTransmission "Hydrostatic transmission: variable pump and motor in a closed circuit, in one housing"
  extends Interfaces.OilComponent;
  parameter Units.Displacement D_pump(displayUnit="cm3/rev", min=1e-9) = 28e-6 "Displacement of the pump per revolution at u = 1" annotation(__Bramah(usual={1e-7,2e-2}), Dialog(group="Size"));
  parameter Units.Displacement D_motor(displayUnit="cm3/rev", min=1e-9) = 28e-6 "Displacement of the motor per revolution" annotation(__Bramah(usual={1e-7,2e-2}), Dialog(group="Size"));
  parameter Units.Volume V_loop(min=1e-7) = 2e-4 "Oil volume of each line between pump and motor" annotation(Dialog(group="Size"));
  parameter Boolean useShaft = false "true: driven at the shaft; false: at the constant speed w"
    annotation(Evaluate=true, Dialog(group="Drive"));
  parameter Units.AngularVelocity w(displayUnit="rev/min") = 157.07963267948966 "Speed without shaft (1500 rev/min)"
    annotation(Dialog(group="Drive", enable=not useShaft));
  parameter Units.Time tau_y(min=1e-6, displayUnit="ms") = 0.1 "Time constant of the setting"
    annotation(Dialog(group="Drive"), __Bramah(symbol="tau"));
  parameter Boolean useDrain = false "true: drain port L; false: drains to the surroundings" annotation(Evaluate=true);
  parameter Types.MachineLosses losses = Types.MachineLosses.Efficiencies "How losses are given"
    annotation(Evaluate=true, Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage of a machine per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Worn, leaks inside", to=1e-10)), Dialog(tab="Losses", group="Coefficients"));
  parameter Units.LeakageCoefficient leakage_ext = 0 "Leakage of a machine from each side to the drain, at the density rho_0"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.RotationalDampingConstant d(min=0) = 0 "Viscous friction torque of a machine per speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Units.Torque tau_c(min=0) = 0 "Friction torque of a machine independent of speed"
    annotation(Dialog(tab="Losses", group="Coefficients"));
  parameter Real eta_vol(unit="1", displayUnit="%", min=0.1, max=1) = 0.95 "Volumetric efficiency of a machine at dp_nom and w_nom"
    annotation(__Bramah(fault(caption="Worn, leaks inside", factor=0.5)), Dialog(tab="Losses", group="Efficiencies"));
  parameter Real eta_hm(unit="1", displayUnit="%", min=0.1, max=1) = 0.93 "Hydro-mechanical efficiency of a machine at dp_nom and w_nom"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.PressureDifference dp_nom(min=1e5) = 200e5 "Pressure difference of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Units.AngularVelocity w_nom(min=1, displayUnit="rev/min") = 157.07963267948966 "Speed of the efficiencies"
    annotation(Dialog(tab="Losses", group="Efficiencies"));
  parameter Types.Initial init = Types.Initial.Start "What fixes setting and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Real y_start(unit="1", min=-1, max=1) = 0 "Setting at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of line A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of line B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Line from the pump to the motor at u > 0: feed, relief" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,180})));
  Interfaces.Port B "Line back at u > 0: feed, relief" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-180})));
  Interfaces.Port L if useDrain "Drain" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={140,-180})));
  Mechanics.Rotational.Interfaces.Flange_a shaft if useShaft "Drive shaft of the pump"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-240,0})));
  Mechanics.Rotational.Interfaces.Flange_b output_shaft "Shaft of the motor"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={240,0})));
  Blocks.Interfaces.RealInput u "Setting of the pump, -1..1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,-180}, rotation=90)));
  Real y(unit="1") "Setting: displacement of the pump over D_pump";
  Units.AbsolutePressure pA "Pressure of line A";
  Units.AbsolutePressure pB "Pressure of line B";
  Units.AngularVelocity w_shaft "Speed of the pump";
  Units.AngularVelocity w_motor "Speed of the motor";
  Units.Torque tau "Torque that the pump takes";
  Units.Torque tau_motor "Torque that the motor gives";
protected
  Pumps.VariablePump pump(final oil=oil, final densityModel=densityModel, final D_max=D_pump, final u_min=-1, final tau_y=tau_y,
    final useShaft=useShaft, final w=w, final useDrain=useDrain, final losses=losses, final leakage=leakage, final leakage_ext=leakage_ext,
    final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm, final dp_nom=dp_nom, final w_nom=w_nom,
    final init=init, final y_start=y_start) "Pump, over centre";
  FixedMotor motor(final oil=oil, final densityModel=densityModel, final D=D_motor, final useDrain=useDrain, final losses=losses,
    final leakage=leakage, final leakage_ext=leakage_ext, final d=d, final tau_c=tau_c, final eta_vol=eta_vol, final eta_hm=eta_hm,
    final dp_nom=dp_nom, final w_nom=w_nom) "Motor";
  Node lineA(final oil=oil, final densityModel=densityModel, final V=V_loop, final init=init, final p_start=pA_start) "Line A";
  Node lineB(final oil=oil, final densityModel=densityModel, final V=V_loop, final init=init, final p_start=pB_start) "Line B";
equation
  connect(A, lineA.port);
  connect(A, pump.P);
  connect(A, motor.A);
  connect(B, lineB.port);
  connect(B, pump.S);
  connect(B, motor.B);
  connect(pump.L, L);
  connect(motor.L, L);
  connect(shaft, pump.shaft);
  connect(motor.shaft, output_shaft);
  connect(u, pump.u);
  pA = A.p;
  pB = B.p;
  y = pump.y;
  w_shaft = pump.w_shaft;
  tau = pump.tau;
  w_motor = motor.w_shaft;
  tau_motor = motor.tau_shaft;
  annotation(
    __Bramah(bonds="A > a:0 > lineA.port, pump.P > a > motor.A, B > b:0 > lineB.port, motor.B > b > pump.S, shaft > pump.shaft, motor.shaft > output_shaft", technicalData="%{D_pump:cm3/rev} / %{D_motor}\n%{!useShaft}%{w}", rule="Hydrostatic transmission (X11370): variable pump of two directions of flow and motor of two directions, circles 6 M, 10 M apart, joined by two lines in a continuous frame of 20 M x 14 M; arrows of rotation between them."),
    defaultComponentName="transmission",
    Icon(coordinateSystem(extent={{-240,-180},{240,180}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-200,-140},{200,140}}),
      Ellipse(extent={{-160,-60},{-40,60}}),
      Ellipse(extent={{40,-60},{160,60}}),
      Line(points={{-100,60},{-100,100},{100,100},{100,60}}),
      Line(points={{-100,-60},{-100,-100},{100,-100},{100,-60}}),
      Line(points={{0,100},{0,180}}),
      Line(points={{0,-100},{0,-180}}),
      Ellipse(extent={{-5,95},{5,105}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-5,-105},{5,-95}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-100,60},{-121,24},{-79,24},{-100,60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-100,-60},{-121,-24},{-79,-24},{-100,-60}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{100,22},{79,56},{121,56},{100,22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{100,-22},{79,-56},{121,-56},{100,-22}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points=DynamicSelect({{-170,-70},{-44.1,55.9}}, {{-100 - 99*cos(0.7854*y),-99*sin(0.7854*y)},{-100 + 79*cos(0.7854*y),79*sin(0.7854*y)}})),
      Polygon(points=DynamicSelect({{-30,70},{-49.1,60.8},{-39.2,50.9},{-30,70}}, {{-100 + 99*cos(0.7854*y),99*sin(0.7854*y)},{-100 + 79*cos(0.7854*y) - 7*sin(0.7854*y),79*sin(0.7854*y) + 7*cos(0.7854*y)},
        {-100 + 79*cos(0.7854*y) + 7*sin(0.7854*y),79*sin(0.7854*y) - 7*cos(0.7854*y)},{-100 + 99*cos(0.7854*y),99*sin(0.7854*y)}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-240,10},{-159.2,10}}),
      Line(points={{-240,-10},{-159.2,-10}}),
      Line(points={{-240,10},{-240,-10}}, visible=not useShaft),
      Line(points={{159.2,10},{240,10}}),
      Line(points={{159.2,-10},{240,-10},{240,10}}),
      Line(points={{-27.5,-33.8},{-22.7,-20.7},{-20.3,-7},{-20.3,7},{-22.7,20.7},{-26.6,31.8}}),
      Polygon(points={{-34.2,-46},{-33.8,-24.6},{-23,-32.2},{-34.2,-46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{26.6,31.8},{22.7,20.7},{20.3,7},{20.3,-7},{22.7,-20.7},{26.6,-31.8}}),
      Polygon(points={{34.2,46},{33.8,24.6},{23,32.2},{34.2,46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{34.2,-46},{33.8,-24.6},{23,-32.2},{34.2,-46}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-140,-180},{-140,-44.7}}, color={44,99,201}),
      Line(points={{140,-44.7},{140,-180}}, pattern=LinePattern.Dash, visible=useDrain),
      Text(extent={{6,146},{26,168}}, textString="A"),
      Text(extent={{6,-168},{26,-146}}, textString="B"),
      Text(extent={{146,-168},{166,-146}}, textString="L", visible=useDrain),
      Text(extent={{40,146},{240,176}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.Pumps.VariablePump'>VariablePump</a> that goes over centre and a
<a href='modelica://Bramah.Hydraulics.Motors.FixedMotor'>FixedMotor</a>, joined by two lines of the volume V_loop. Without losses
<b>w_motor = y*w_shaft*D_pump/D_motor</b> and <b>tau_motor = D_motor*(p_A - p_B)/(2*pi)</b>: the setting u is the ratio of a gear without steps, through
zero. It brakes as it drives.</p>
<p><b>tau_y*der(y) = u - y</b>, <b>der(dm) = sum of the flows into a line</b>, p from dm and V_loop (<a
href='modelica://Bramah.Hydraulics.Node'>Node</a>); losses as in
<a href='modelica://Bramah.Hydraulics.Interfaces.PartialMachine'>PartialMachine</a>.</p>
<p>A and B lead outside for what such a drive needs: a feed pump with a check valve to each line, relief valves across, flushing. With leakage to the
drain and no feed both lines run empty.</p>
<p>Assumptions: those of pump and motor; one pressure in each line. Valid: between the least and the greatest speed of the data sheets and up to their
pressures. Typical: 10 to 250 cm3/rev, feed pressure 15 to 30 bar, tau_y 50 to 300 ms. Source: H. E. Merritt, Hydraulic Control Systems (1967),
chapter 4. Example: <a href='modelica://Bramah.Examples.Motors.Transmission'>Transmission</a>.</p>
</html>"));
end HydrostaticTransmission;
