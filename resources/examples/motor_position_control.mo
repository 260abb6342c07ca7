// SPDX-License-Identifier: BSD-3-Clause
model motor_position_control "Position control of a hydraulic motor"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-116,52})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=141e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-12,-34})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={10,-30})));
  Bramah.Hydraulics.DirectionalValves.ServoValve43 valve(q_nom=30/60000, useDynamics=false)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Node lineA(V=1e-4, p_start=70e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-2,22})));
  Bramah.Hydraulics.Node lineB(V=1e-4, p_start=70e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={2,14})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=40e-6, leakage=2e-12, leakage_ext=1e-12, d=0.05, tau_c=1, losses=Bramah.Types.MachineLosses.Coefficients)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={40,28})));
  Bramah.Mechanics.Rotational.Inertia inertia(J=0.2, phi(fixed=true), w(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={66,28})));
  Bramah.Mechanics.Rotational.AngleSensor angle
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={92,28})));
  Bramah.Blocks.Sources.Step command(height=6.283185307179586, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-112,-2})));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-90,-2})));
  Bramah.Blocks.Math.Gain controller(k=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-68,-2})));
  Bramah.Blocks.Continuous.FirstOrder torqueMotor(T=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-42,-2})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{-12,-28},{-12,-20},{-2,-20},{-2,-8}}));
  connect(valve.T, tank.T)
    annotation(Line(points={{2,-8},{2,-16},{10,-16},{10,-30}}));
  connect(valve.A, lineA.port)
    annotation(Line(points={{-2,8},{-2,22}}));
  connect(valve.B, lineB.port)
    annotation(Line(points={{2,8},{2,14}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{-2,22},{-2,46},{40,46},{40,38}}));
  connect(lineB.port, motor.B)
    annotation(Line(points={{2,14},{40,14},{40,18}}));
  connect(motor.shaft, inertia.flange_a)
    annotation(Line(points={{52,28},{56,28}}));
  connect(inertia.flange_b, angle.flange)
    annotation(Line(points={{76,28},{86,28}}));
  connect(command.y, error.u1)
    annotation(Line(points={{-104,-2},{-98,-2}}, color={44,99,201}));
  connect(error.y, controller.u)
    annotation(Line(points={{-82,-2},{-76,-2}}, color={44,99,201}));
  connect(controller.y, torqueMotor.u)
    annotation(Line(points={{-60,-2},{-50,-2}}, color={44,99,201}));
  connect(torqueMotor.y, valve.u)
    annotation(Line(points={{-34,-2},{-18,-2}}, color={44,99,201}));
  connect(angle.phi, error.u2)
    annotation(Line(points={{98,28},{106,28},{106,-50},{-90,-50},{-90,-10}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=2, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-126,-56},{114,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Inertia and enclosed oil are mass and spring: more gain or more inertia brings the shaft past its target, so that it settles later.",
        next="dc_motor_axis",
        try1(
          do="Set controller.k from 0.1 to 0.25, and look at lineA.p and lineB.p between 0.35 and 0.45 s.",
          change={"controller.k=0.25"},
          ask="More gain: does the shaft arrive sooner? And how can a line have three times the 141 bar of the supply?",
          answer="It arrives later: within 2 % of the turn from 0.59 s on, before from 0.47 s on, as it goes 18 % too far and has to come back. The shaft still turns with 341 rev/min when the valve passes its centre and shuts both lines: the inertia works as a pump into a closed volume, lineB.p peaks at 424 bar and lineA.p falls to 0.05 bar. Relief valves from line to line, as in hydrostatic_drive, would hold that; with 0.1 the valve shuts early enough to brake with what the supply gives.",
          expect={measure(of="inertia.phi", statistic="maximum", lower=7.3), measure(of="lineB.p", statistic="maximum", lower=400e5), measure(of="lineA.p", statistic="minimum", from="0.3", to="0.6", upper=20000)}),
        try2(
          do="Set inertia.J from 0.2 to 0.8 kg.m2.",
          change={"inertia.J=0.8"},
          ask="Four times the inertia with the same controller: what becomes of the turn?",
          answer="It overshoots by 16 %, lineB.p goes to 261 bar, and it is within 2 % from 1.02 s on instead of 0.47 s. The supply can brake four times the inertia only with a quarter of the deceleration, but the controller shuts the valve at the same angles as before. The gain has to fit the load.",
          expect={measure(of="inertia.phi", statistic="maximum", lower=7.1, upper=7.4), measure(of="lineB.p", statistic="maximum", lower=240e5)}),
        try3(
          do="Set inertia.J to 0.8 kg.m2 as before, motor.D from 40 to 80 cm3/rev, and controller.k to 0.2, as a motor of twice the size turns half as fast at the same flow.",
          change={"inertia.J=0.8", "motor.D=80e-6", "controller.k=0.2"},
          ask="What does the larger motor change for the heavy load?",
          answer="The overshoot falls from 16 to 1 %, and the shaft is within 2 % from 0.65 s on instead of 1.02 s. The motor has twice the torque to start and to brake, and the spring of the oil, which goes with D squared, is four times as stiff. Choose the motor by the acceleration that is wanted, then the valve by the speed.",
          expect={measure(of="inertia.phi", statistic="maximum", lower=6.32, upper=6.4), measure(of="inertia.w", statistic="maximum", lower=30, upper=34)}),
        try4(
          do="Set supply.p from 141 to 71 bar.",
          change={"supply.p=71e5"},
          ask="Half the supply pressure: how much longer does the turn take?",
          answer="The shaft is within 2 % from 0.64 s on instead of 0.47 s; its greatest speed is 258 instead of 371 rev/min. Half the pressure is half the torque to start and to brake, but the valve also passes less, so the loop has less gain, and it still does not overshoot.",
          expect={measure(of="time", statistic="first", from="inertia.phi > 6.1575", lower=0.6, upper=0.68), measure(of="inertia.w", statistic="maximum", lower=25, upper=29)}))),
    Documentation(info="<html>
<p>A servo valve with its four turbulent edges drives a motor with an inertia; a proportional controller turns it by one revolution. The
torque motor's coil is a first-order lag (its resistance and inductance). (The position control that Cellier and McBride modelled with bond graphs: theirs
is <a href='modelica://Bramah.Examples.BondGraphs.MotorServo'>MotorServo</a>; the panel Structure derives the bond graph of this one.)</p>
<h4>What to look for</h4>
<ul>
<li>The valve opens by 0.6 and shuts again as the error gets less: the motor speeds up to 371 rev/min at 0.34 s, then it brakes.</li>
<li><b>lineA.p</b> and <b>lineB.p</b> are nearly symmetric about half the supply pressure while they drive and brake; at rest both come to 22 bar,
as the motor leaks to its case.</li>
<li>Raise <b>controller.k</b> to 0.25: the angle overshoots by 18 %. Oil in the lines and the inertia are a spring and a mass.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Angle", curves={Curve(y=inertia.phi), Curve(y=command.y)}), Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=lineB.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=inertia.w)}, y=Axis(unit="rev/min"))})}));
end motor_position_control;
