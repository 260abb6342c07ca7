// SPDX-License-Identifier: BSD-3-Clause
model sampled_servo_control "Position control of a servo cylinder by a sampled controller"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-96,44})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=211e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-2,-40})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={10,-34})));
  Bramah.Hydraulics.DirectionalValves.ServoValve43 valve(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Cylinders.DoubleRodCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=0.4, x_start=0.1, d=800, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded, leakage=2e-13, V_deadA=1e-4, V_deadB=1e-4, pA_start=106e5, pB_start=106e5)
    annotation(Placement(transformation(extent={{-16,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=400)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,44})));
  Bramah.Mechanics.Translational.PositionSensor sensor
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={64,30})));
  Bramah.Blocks.Sources.TimeTable command(table=[0, 0.1; 0.2, 0.1; 0.8, 0.3; 1.4, 0.3; 2, 0.1; 2.2, 0.1], smoothness=Bramah.Types.Smoothness.MonotoneContinuousDerivative1, y(unit="m"))
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-96,-2})));
  Bramah.Blocks.Nonlinear.Quantizer resolution(q=1e-5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={20,-56}, rotation=180)));
  Bramah.Blocks.Discrete.Sampler sampler(samplePeriod=0.004)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={46,-56}, rotation=180)));
  Bramah.Blocks.Discrete.DiscretePID controller(samplePeriod=0.004, k=30, Ti=1e60, Td=0)
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={-56,-2})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{-2,-34},{-2,-8}}));
  connect(tank.T, valve.T)
    annotation(Line(points={{10,-34},{10,-20},{2,-20},{2,-8}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,20},{14,20},{14,36}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,44},{30,44}}));
  connect(mass.flange_b, sensor.flange)
    annotation(Line(points={{50,44},{54,44},{54,30},{58,30}}));
  connect(command.y, controller.u_s)
    annotation(Line(points={{-88,-2},{-64,-2}}, color={44,99,201}));
  connect(controller.y, valve.u)
    annotation(Line(points={{-48,-2},{-18,-2}}, color={44,99,201}));
  connect(sensor.s, sampler.u)
    annotation(Line(points={{70,30},{76,30},{76,-56},{54,-56}}, color={44,99,201}));
  connect(sampler.y, resolution.u)
    annotation(Line(points={{38,-56},{28,-56}}, color={44,99,201}));
  connect(resolution.y, controller.u_m)
    annotation(Line(points={{12,-56},{-56,-56},{-56,-10}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=2.5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-110,-70},{84,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A controller on a processor sees seldom and coarsely: its period makes steps at the valve, its resolution a dead band.",
        next="motor_position_control",
        try1(
          do="Set controller.samplePeriod from 4 to 40 ms.",
          change={"controller.samplePeriod=0.04"},
          ask="Ten times as long between two looks. What becomes of the loop?",
          answer="While it stands, from 1.1 to 1.4 s, the mass moves by 0.49 mm instead of 0.002 mm. Each new value is a step to the valve, and rarer steps are higher: they strike the spring of the oil, which swings with a period of 22 ms and hardly fades. On the way cylinder.pA swings between 74 and 142 bar, before between 104 and 109 bar. The delay of half a period, 20 ms, the loop still bears; with the leaky seal of servo_position_control (cylinder.leakage = 5e-12) the mass stands within 0.008 mm.",
          expect={measure(of="mass.s", statistic="peakToPeak", from="1.1", to="1.4", lower=3e-4), measure(of="cylinder.pA", statistic="maximum", lower=135e5)}),
        try2(
          do="Set controller.Ti from 1e60 to 0.2 s: an integral part.",
          change={"controller.Ti=0.2"},
          ask="It should take the last error away. Why does the axis run past its target?",
          answer="mass.s goes to 317.9 mm, 18 mm too far, where it never passed 300 mm before. A cylinder integrates already, flow to position; while the mass lags behind on its way, by 30 mm, the integral part grows, and only an error of the other sign takes that back. At 1.39 s it is still 0.25 mm off, before 0.004 mm. Position loops of cylinders are P loops, with the speed fed forward.",
          expect={measure(of="mass.s", statistic="maximum", lower=0.315)}),
        try3(
          do="Set resolution.q from 10 um to 1 mm.",
          change={"resolution.q=1e-3"},
          ask="Where does the mass stand when a millimetre is all that the controller can see?",
          answer="At 299.60 mm, 0.40 mm off, and there it stays: the measured value rounds to 300 mm, the controller's output is 0. Within half a step the loop is open. The measuring system should resolve a tenth of the accuracy that is wanted.",
          expect={measure(of="abs(mass.s - command.y)", statistic="last", to="1.39", lower=3e-4, upper=5e-4)}),
        try4(
          do="Set controller.k from 30 to 60.",
          change={"controller.k=60"},
          ask="How does the lag depend on the gain?",
          answer="At 0.5 s the mass is 15.1 mm behind its command, before 28.6 mm: it is v divided by the velocity gain, so about half with twice the gain. The price shows at rest: 0.38 instead of 0.002 mm of swing from 1.1 to 1.4 s.",
          expect={measure(of="command.y - mass.s", statistic="last", to="0.5", lower=0.0145, upper=0.0155), measure(of="mass.s", statistic="peakToPeak", from="1.1", to="1.4", lower=2e-4)}))),
    Documentation(info="<html>
<p>The servo cylinder of <i>servo position control</i> with the controller as a program on a processor: it reads the position every 4 ms, in steps
of 10 um, computes, and holds its output until the next sample.</p>
<h4>What to look for</h4>
<ul>
<li><b>controller.y</b> is a staircase; between samples the valve gets nothing new.</li>
<li>Raise <b>controller.samplePeriod</b> to 20 ms, then 40 ms: the steps at the valve get higher, and they strike the spring of the oil, which swings
with a period of 22 ms. The delay by half a period more would not do that: with <b>cylinder.leakage</b> = 5e-12, which damps, the mass stands still.</li>
<li>Give it <b>controller.Ti</b> = 0.2 s: the integral part grows while the mass lags behind, and carries it 18 mm past its target.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=command.y), Curve(y=mass.s)}, y=Axis(unit="mm")), Plot(title="Controller output", curves={Curve(y=controller.y)}), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar"))})}));
end sampled_servo_control;
