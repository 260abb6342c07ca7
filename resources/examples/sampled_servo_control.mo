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
    __Bramah(format=1),
    Documentation(info="<html>
<p>The servo cylinder of <i>servo position control</i> with the controller as a program on a processor: it reads the position every 4 ms, in steps
of 10 um, computes, and holds its output until the next sample.</p>
<h4>What to look for</h4>
<ul>
<li><b>controller.y</b> is a staircase; between samples the valve gets nothing new.</li>
<li>Raise <b>controller.samplePeriod</b> to 20 ms, then 40 ms: hold and sampling delay the loop by half a period more, and it begins to swing.</li>
<li>Give it <b>controller.Ti</b> = 0.2 s and look at the position where it stands: the integral part takes the last error, or hunts by one step
of the measuring system.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=command.y), Curve(y=mass.s)}, y=Axis(unit="mm")), Plot(title="Controller output", curves={Curve(y=controller.y)}), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar"))})}));
end sampled_servo_control;
