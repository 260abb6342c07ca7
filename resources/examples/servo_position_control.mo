// SPDX-License-Identifier: BSD-3-Clause
model servo_position_control "Position control of a servo cylinder"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-96,44})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=211e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-2,-40})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={10,-34})));
  Bramah.Hydraulics.DirectionalValves.ServoValve43 valve(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Cylinders.DoubleRodCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=0.4, x_start=0.1, d=800, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded, leakage=5e-12, V_deadA=1e-4, V_deadB=1e-4, pA_start=100e5, pB_start=100e5)
    annotation(Placement(transformation(extent={{-16,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=400)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,44})));
  Bramah.Mechanics.Translational.PositionSensor sensor
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={64,30})));
  Bramah.Blocks.Sources.Step step(height=0.2, offset=0.1, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-96,-2})));
  Bramah.Blocks.Continuous.SecondOrder shaping(w=15, D=1, y_start=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,-2})));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-52,-2})));
  Bramah.Blocks.Math.Gain controller(k=30)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-34,-2})));
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
  connect(step.y, shaping.u)
    annotation(Line(points={{-88,-2},{-82,-2}}, color={44,99,201}));
  connect(shaping.y, error.u1)
    annotation(Line(points={{-66,-2},{-60,-2}}, color={44,99,201}));
  connect(error.y, controller.u)
    annotation(Line(points={{-44,-2},{-42,-2}}, color={44,99,201}));
  connect(controller.y, valve.u)
    annotation(Line(points={{-26,-2},{-18,-2}}, color={44,99,201}));
  connect(sensor.s, error.u2)
    annotation(Line(points={{70,30},{76,30},{76,-54},{-52,-54},{-52,-10}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=2, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-110,-60},{84,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="The gain of a position loop is bounded by the spring of the oil and its damping; below the bound it decides lag and accuracy.",
        next="sampled_servo_control",
        try1(
          do="Set controller.k from 30 to 100.",
          change={"controller.k=100"},
          ask="The lag becomes smaller. What else happens?",
          answer="The largest error falls from 73 to 64 mm, hardly, as the valve is fully open most of the way. But at rest the mass never stops: from 1.5 s on it swings by 0.71 mm, with 0.10 m/s, and the pressures with it. The gain has passed 2*zeta*omega of oil spring and mass; that it does not grow further is due to the valve, which damps the more the further it opens.",
          expect={measure(of="mass.s", statistic="peakToPeak", from="1.5", lower=5e-4), measure(of="mass.v", statistic="maximum", from="1.5", lower=0.05)}),
        try2(
          do="Set cylinder.leakage from 5e-12 to 5e-13 m3/(s.Pa): a better piston seal.",
          change={"cylinder.leakage=5e-13"},
          ask="Less leakage is better, is it not?",
          answer="With the same gain the mass now swings by 1.2 mm at the end, and still grows. The leak across the piston was the damper of the loop: around its centre the valve damps nothing. Damping that comes from wear or from friction is not to be relied on; pressure feedback gives it by intent.",
          expect={measure(of="mass.s", statistic="peakToPeak", from="1.5", lower=8e-4)}),
        try3(
          do="Set valve.overlap from 0 to 0.05: a spool that covers its ports by 5 % of its travel.",
          change={"valve.overlap=0.05"},
          ask="A cheaper valve. How accurate is the position?",
          answer="It stands at 298.47 mm instead of 300.00 mm, 1.53 mm off, and stays there: the controller gives 0.046, less than the 0.05 at which the valve begins to open. A P controller rests anywhere within overlap/k = 0.05/30 = 1.7 mm. So servo valves have no overlap, and proportional valves get a jump in their electronics.",
          expect={measure(of="error.y", statistic="last", lower=1.4e-3, upper=1.7e-3)}),
        try4(
          do="Set supply.p from 211 to 106 bar.",
          change={"supply.p=106e5"},
          ask="Half the pressure: half the speed?",
          answer="0.7 times: the mass runs at 0.385 instead of 0.545 m/s while the valve is fully open, as its edges pass the root of the pressure, sqrt(1/2). The error grows to 98 mm on the way, as the command asks for more than the drive can give; a command should stay within that. The end is as exact as before.",
          expect={measure(of="mass.v", statistic="last", to="0.5", lower=0.37, upper=0.4), measure(of="error.y", statistic="maximum", lower=0.09)}))),
    Documentation(info="<html>
<p>A servo valve moves 400 kg over a symmetric cylinder; a proportional controller holds the position. The command is a step of 200 mm,
shaped by a second-order lag.</p>
<h4>What to look for</h4>
<ul>
<li><b>mass.s</b> follows <b>shaping.y</b> with a lag: the loop's velocity gain is near 14 1/s.</li>
<li><b>cylinder.pA</b> and <b>cylinder.pB</b> swing against each other when the mass is accelerated and braked.</li>
<li>A leak across the piston, <b>cylinder.leakage</b>, damps the loop at rest, where the valve does not: with a tenth of it the mass swings on
and on.</li>
<li>Raise <b>controller.k</b> step by step: the loop starts to swing near its limit, 2*zeta*omega of the oil spring and the mass.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=shaping.y), Curve(y=mass.s)}), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar"))})}));
end servo_position_control;
