// SPDX-License-Identifier: BSD-3-Clause
model dc_motor_axis "DC motor axis with trajectory generator, PID and safe stop"
  Bramah.Blocks.Sources.TimeTable trajectory(table=[0, 0; 0.5, 0; 1.5, 3.14; 2.5, 3.14; 3, 1.57; 4, 1.57; 5, 0; 6, 0], smoothness=Bramah.Types.Smoothness.MonotoneContinuousDerivative1, y(unit="rad"))
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-144,0})));
  Bramah.Blocks.Continuous.LimPID control(k=60, Ti=0.3, Td=0.02, yMax=24, wd=1)
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={-84,0})));
  Bramah.Blocks.Math.Feedback following(y(unit="rad"))
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-112,44})));
  Bramah.Blocks.Math.Abs size
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-90,44})));
  Bramah.Blocks.Logical.GreaterThreshold limit(threshold=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-68,44})));
  Bramah.Blocks.Sources.Button reset
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,22})));
  Bramah.Blocks.Logical.RSFlipFlop stopped
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,40})));
  Bramah.Blocks.Sources.Constant off(k=0)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-58,10})));
  Bramah.Blocks.Logical.Switch safeStop
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-28,0})));
  Bramah.Electrical.SignalVoltage amplifier
    annotation(Placement(transformation(extent={{-8,4},{8,-6}}, origin={0,0}, rotation=-90)));
  Bramah.Electrical.Ground ground
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={0,-22})));
  Bramah.Electrical.DCMotor motor
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={24,0})));
  Bramah.Mechanics.Rotational.IdealGear gear(ratio=50)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={50,0})));
  Bramah.Mechanics.Rotational.Inertia crank(J=0.65)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={74,0})));
  Bramah.Mechanics.Rotational.Torque weight
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={102,0})));
  Bramah.Blocks.Math.Gain moment(k=-14.7)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={124,0})));
  Bramah.Blocks.Math.Cos cosine
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={144,0})));
  Bramah.Mechanics.Rotational.AngleSensor encoder
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={104,-26})));
equation
  connect(trajectory.y, control.u_s)
    annotation(Line(points={{-136,0},{-92,0}}, color={44,99,201}));
  connect(trajectory.y, following.u1)
    annotation(Line(points={{-136,0},{-126,0},{-126,44},{-120,44}}, color={44,99,201}));
  connect(following.y, size.u)
    annotation(Line(points={{-104,44},{-98,44}}, color={44,99,201}));
  connect(size.y, limit.u)
    annotation(Line(points={{-82,44},{-76,44}}, color={44,99,201}));
  connect(limit.y, stopped.S)
    annotation(Line(points={{-60,44},{-52,44}}, color={168,60,160}));
  connect(reset.y, stopped.R)
    annotation(Line(points={{-76,22},{-58,22},{-58,36},{-52,36}}, color={168,60,160}));
  connect(stopped.Q, safeStop.u2)
    annotation(Line(points={{-36,40},{-30,40},{-30,20},{-42,20},{-42,0},{-36,0}}, color={168,60,160}));
  connect(off.y, safeStop.u1)
    annotation(Line(points={{-50,10},{-46,10},{-46,4},{-36,4}}, color={44,99,201}));
  connect(control.y, safeStop.u3)
    annotation(Line(points={{-76,0},{-70,0},{-70,-4},{-36,-4}}, color={44,99,201}));
  connect(safeStop.y, amplifier.v)
    annotation(Line(points={{-20,0},{-6,0}}, color={44,99,201}));
  connect(amplifier.p, motor.p)
    annotation(Line(points={{0,8},{0,16},{24,16},{24,10}}, color={15,123,119}));
  connect(amplifier.n, motor.n)
    annotation(Line(points={{0,-8},{0,-16},{24,-16},{24,-10}}, color={15,123,119}));
  connect(ground.p, amplifier.n)
    annotation(Line(points={{0,-22},{0,-8}}, color={15,123,119}));
  connect(motor.flange, gear.flange_a)
    annotation(Line(points={{36,0},{40,0}}));
  connect(gear.flange_b, crank.flange_a)
    annotation(Line(points={{60,0},{64,0}}));
  connect(crank.flange_b, weight.flange)
    annotation(Line(points={{84,0},{92,0}}));
  connect(crank.flange_b, encoder.flange)
    annotation(Line(points={{84,0},{88,0},{88,-26},{98,-26}}));
  connect(moment.y, weight.tau)
    annotation(Line(points={{116,0},{112,0}}, color={44,99,201}));
  connect(cosine.y, moment.u)
    annotation(Line(points={{136,0},{132,0}}, color={44,99,201}));
  connect(encoder.phi, cosine.u)
    annotation(Line(points={{110,-26},{158,-26},{158,0},{152,0}}, color={44,99,201}));
  connect(encoder.phi, control.u_m)
    annotation(Line(points={{110,-26},{116,-26},{116,-44},{-84,-44},{-84,-8}}, color={44,99,201}));
  connect(encoder.phi, following.u2)
    annotation(Line(points={{110,-26},{116,-26},{116,-44},{-112,-44},{-112,36}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-160,-54},{166,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A controller can only ask for what voltage and current allow: the gear matches motor and load, the integral part carries the weight.",
        next="intelligent_pump",
        try1(
          do="Set moment.k from -14.7 to -300 N.m: a weight of 100 kg.",
          change={"moment.k=-300"},
          ask="What does the axis do when it cannot hold its load?",
          answer="The crank falls from the start; at 74 ms the following error passes 0.3 rad, and stopped.Q sets the voltage to 0. The current reaches 116 A, and the motor, shorted by the amplifier, only brakes: the crank sinks to -90 degrees and hangs there. A safe stop without a brake holds nothing against a weight.",
          expect={measure(of="time", statistic="first", from="stopped.Q", upper=0.1), measure(of="crank.phi", statistic="last", lower=-1.6, upper=-1.55)}),
        try2(
          do="Set control.Ti from 0.3 to 1000 s: practically no integral part.",
          change={"control.Ti=1000"},
          ask="How far off does the crank stand, and why just so far?",
          answer="At the end following.y is 1.40 degrees instead of 0.06. The weight takes 4.9 A, that is 1.47 V at 0.3 Ohm, and a P controller gives a voltage only for an error: 1.47 V/60 = 1.4 degrees. While it moves it follows less well too, but the overshoot after the first stroke is smaller: 0.025 instead of 0.156 rad.",
          expect={measure(of="following.y", statistic="last", lower=0.02, upper=0.03), measure(of="crank.phi", statistic="maximum", upper=3.2)}),
        try3(
          do="Set control.yMax from 24 to 12 V.",
          change={"control.yMax=12"},
          ask="Standing takes 1.5 V only. Why does the axis stop itself at half the voltage?",
          answer="At 0.99 s the following error passes 0.3 rad. The trajectory wants up to 4.7 rad/s, and the motor, geared 50:1, makes 0.06*50 V for each rad/s: 12 V end at 4 rad/s even without load. At 0.95 s amplifier.v is at its 12 V and crank.w at 3.72 rad/s. Voltage is speed, current is torque: plan trajectories within both.",
          expect={measure(of="time", statistic="first", from="stopped.Q", lower=0.95, upper=1.02), measure(of="crank.w", statistic="maximum", upper=4)}),
        try4(
          do="Set gear.ratio from 50 to 20.",
          change={"gear.ratio=20"},
          ask="The axis follows as well as before. What does the motor say?",
          answer="Standing at the end it takes 12.2 A instead of 4.9 A, and its heat R*i^2 is 45 W instead of 7 W: 2.5 times the current, 6.25 times the heat. The voltage falls from 15.8 to 10.6 V at the most. Try 100 too: then the current is small, and the speed out of reach.",
          expect={measure(of="motor.i", statistic="last", lower=12, upper=12.5), measure(of="amplifier.v", statistic="maximum", upper=11)})),
      plots={plot(title="Current and voltage", y={"motor.i", "amplifier.v"}, units={"A", "V"}, at=1)}),
    Documentation(info="<html>
<p>A 24 V motor turns a crank with a weight of 5 kg at 300 mm over a gear 50:1. The trajectory is a table of rows with smooth transitions; a PID
controller works on the crank's angle and limits its output to the amplifier's 24 V. When the following error passes 0.3 rad, a memory sets
the voltage to 0: the motor brakes itself, and stays so until the button resets it.</p>
<h4>What to look for</h4>
<ul>
<li><b>crank.phi</b> follows <b>trajectory.y</b>; <b>following.y</b> is largest where the trajectory accelerates.</li>
<li><b>motor.i</b> while the crank stands: it carries the weight, 14.7 N.m*cos(phi)/50 over 0.06 N.m/A, that is 4.9 A at 0 degrees and nothing at
90. The weight also drives: between 90 and 180 degrees the current is negative.</li>
<li>Set <b>moment.k</b> to -300 (a weight of 100 kg): the motor cannot hold it, the error passes its limit and the axis stops safely.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Angle", curves={Curve(y=trajectory.y), Curve(y=crank.phi)}, y=Axis(unit="deg")), Plot(title="Following error", curves={Curve(y=following.y)}, y=Axis(unit="deg"))})}));
end dc_motor_axis;
