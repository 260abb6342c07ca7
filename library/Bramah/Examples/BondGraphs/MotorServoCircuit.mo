// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model MotorServoCircuit "The position control of MotorServo, made of hydraulic components"
  parameter Bramah.Units.Length x_max = 1e-3 "Way of the spool that opens fully";
  parameter Bramah.Units.Length x_0 = 5e-5 "Underlap: opening of all four at x = 0";
  inner Bramah.Hydraulics.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed, dp_small=1000,
    oil(rho_0=870, beta=1.4e9))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-138,40})));
  Bramah.Blocks.Sources.Step command(height=1, startTime=0.02)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-150,0})));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-128,0})));
  Bramah.Blocks.Math.Gain controller(k=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-106,0})));
  Bramah.Blocks.Continuous.FirstOrder torqueMotor(k=1e-4, T=2e-3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,0})));
  Bramah.Blocks.Sources.Constant underlap(k=x_0)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,28})));
  Bramah.Blocks.Math.Add opened(k1=1/x_max, k2=1/x_max)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-46,24})));
  Bramah.Blocks.Math.Add closed(k1=1/x_max, k2=-1/x_max)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-46,-24})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle q1(useDynamics=false, q_nom=1.6e-4, dp_nom=1e6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={8,24})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle q2(useDynamics=false, q_nom=1.6e-4, dp_nom=1e6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={8,-24})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle q4(useDynamics=false, q_nom=1.6e-4, dp_nom=1e6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={56,24})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle q3(useDynamics=false, q_nom=1.6e-4, dp_nom=1e6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={56,-24})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=14101325)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={32,46}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank drain(p=201325)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={32,-42})));
  Bramah.Hydraulics.Node a(V=5.6e-5, p_start=7101325)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={8,0})));
  Bramah.Hydraulics.Node b(V=5.6e-5, p_start=7101325)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={56,0})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=2.5132741228718345e-5, leakage=2e-13, leakage_ext=1e-13, d=0.1, losses=Bramah.Types.MachineLosses.Coefficients)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={100,0})));
  Bramah.Mechanics.Rotational.Inertia inertia(J=0.02, phi(start=0, fixed=true), w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={126,0})));
  Bramah.Mechanics.Rotational.AngleSensor angle
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={150,0})));
equation
  connect(command.y, error.u1)
    annotation(Line(points={{-142,0},{-136,0}}, color={44,99,201}));
  connect(error.y, controller.u)
    annotation(Line(points={{-120,0},{-114,0}}, color={44,99,201}));
  connect(controller.y, torqueMotor.u)
    annotation(Line(points={{-98,0},{-92,0}}, color={44,99,201}));
  connect(underlap.y, opened.u1)
    annotation(Line(points={{-76,28},{-54,28}}, color={44,99,201}));
  connect(underlap.y, closed.u1)
    annotation(Line(points={{-76,28},{-66,28},{-66,-20},{-54,-20}}, color={44,99,201}));
  connect(torqueMotor.y, opened.u2)
    annotation(Line(points={{-76,0},{-60,0},{-60,20},{-54,20}}, color={44,99,201}));
  connect(torqueMotor.y, closed.u2)
    annotation(Line(points={{-76,0},{-60,0},{-60,-28},{-54,-28}}, color={44,99,201}));
  connect(opened.y, q1.u)
    annotation(Line(points={{-38,24},{-2,24}}, color={44,99,201}));
  connect(opened.y, q3.u)
    annotation(Line(points={{-38,24},{-24,24},{-24,-54},{42,-54},{42,-24},{46,-24}}, color={44,99,201}));
  connect(closed.y, q2.u)
    annotation(Line(points={{-38,-24},{-2,-24}}, color={44,99,201}));
  connect(closed.y, q4.u)
    annotation(Line(points={{-38,-24},{-14,-24},{-14,60},{42,60},{42,24},{46,24}}, color={44,99,201}));
  connect(supply.A, q1.B)
    annotation(Line(points={{32,40},{8,40},{8,32}}));
  connect(supply.A, q4.B)
    annotation(Line(points={{32,40},{56,40},{56,32}}));
  connect(q2.A, drain.T)
    annotation(Line(points={{8,-32},{8,-42},{32,-42}}));
  connect(q3.A, drain.T)
    annotation(Line(points={{56,-32},{56,-42},{32,-42}}));
  connect(q1.A, a.port)
    annotation(Line(points={{8,16},{8,0}}));
  connect(a.port, q2.B)
    annotation(Line(points={{8,0},{8,-16}}));
  connect(q4.A, b.port)
    annotation(Line(points={{56,16},{56,0}}));
  connect(b.port, q3.B)
    annotation(Line(points={{56,0},{56,-16}}));
  connect(a.port, motor.A)
    annotation(Line(points={{8,0},{8,8},{84,8},{84,16},{100,16},{100,10}}));
  connect(b.port, motor.B)
    annotation(Line(points={{56,0},{80,0},{80,-16},{100,-16},{100,-10}}));
  connect(motor.shaft, inertia.flange_a)
    annotation(Line(points={{112,0},{116,0}}));
  connect(inertia.flange_b, angle.flange)
    annotation(Line(points={{136,0},{144,0}}));
  connect(angle.phi, error.u2)
    annotation(Line(points={{156,0},{166,0},{166,-70},{-128,-70},{-128,-8}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=0.6, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-172,-82},{180,72}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1, plots={plot(title="Angle", y={"command.y", "angle.phi"}, units={"", "rad"}, at=0)}),
    Documentation(info="<html>
<p>The drive of <code>MotorServo</code> with throttles, volumes and a motor of the library instead of bonds. The textbook law of the oil and the
rounded law of the orifices are those of the bond graph, so both give the same results.</p>
<h4>What to look for</h4>
<ul>
<li><b>angle.phi</b> is the angle of <code>MotorServo</code>, <b>inertia.w</b> its speed.</li>
<li><b>a.p</b> and <b>b.p</b> are its pressures and that of the surroundings.</li>
</ul>
<p>Source: F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library (2003); H. E.
Merritt, Hydraulic Control Systems (1967), chapter 6.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=inertia.w)}, y=Axis(unit="rad/s")), Plot(title="Pressures", curves={Curve(y=a.p), Curve(y=b.p)}, y=Axis(unit="bar"))})}));
end MotorServoCircuit;
