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
    __Bramah(format=1),
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
