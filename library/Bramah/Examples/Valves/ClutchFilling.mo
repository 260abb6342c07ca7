// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model ClutchFilling "A proportional pressure reducing valve fills a clutch and closes it gently"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-32,38})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=36e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-2,-34})));
  Bramah.Hydraulics.PressureValves.ProportionalReducingValve reducing(p_max=25e5, q_nom=15/60000)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={16,-28})));
  Bramah.Blocks.Sources.TimeTable command(table=[0, 0; 0.1, 0; 0.1, 0.9; 0.12, 0.9; 0.12, 0.2; 0.4, 0.2; 0.8, 0.8; 1.1, 0.8; 1.1, 0])
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={44,0})));
  Bramah.Hydraulics.Cylinders.SingleActingCylinder clutch(d_bore=0.09, d_rod=0.05, stroke=0.004, V_deadA=3e-5, m_moving=1, c=2e5, f_0=800, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,32})));
  Bramah.Mechanics.Translational.ElastoGap plates(s_rel0=0.002, c=5e7, d=5e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,32})));
  Bramah.Mechanics.Translational.Fixed hub(s0=0.004)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={62,32}, rotation=90)));
equation
  connect(supply.A, reducing.P)
    annotation(Line(points={{-2,-28},{-2,-8}}));
  connect(reducing.T, tank.T)
    annotation(Line(points={{2,-8},{2,-18},{16,-18},{16,-28}}));
  connect(command.y, reducing.u)
    annotation(Line(points={{36,0},{16,0}}, color={44,99,201}));
  connect(reducing.A, clutch.A)
    annotation(Line(points={{-2,8},{-2,24}}));
  connect(clutch.rod, plates.flange_a)
    annotation(Line(points={{22,32},{28,32}}));
  connect(plates.flange_b, hub.flange)
    annotation(Line(points={{48,32},{62,32}}));
  annotation(
    experiment(StartTime=0, StopTime=1.5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-46,-46},{72,54}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The piston of a clutch is moved against its spring by a valve that turns a current into a pressure. A short high command fills the clutch, a low one
lets the plates meet, a ramp presses them together, and the last step opens the clutch again.</p>
<h4>What to look for</h4>
<ul>
<li><b>clutch.pA</b> is absolute, <b>reducing.p_set</b> over the tank: at rest they are 1 bar apart. While the piston travels clutch.pA stays below:
it is the spring that the pressure finds, and the valve stands open.</li>
<li>The plates meet at 2 mm of <b>clutch.x</b> with a short push: the high command has ended before. Let it last to 0.16 s, and the pressure stands at
more than 20 bar as they meet, and the vehicle jumps.</li>
<li>On the ramp the force on the plates, <b>plates.f</b> (negative: they are pressed), follows the command with hardly any flow: <b>reducing.y</b> is
near 0. To let go, <b>reducing.y</b> is -1 and the spring presses the oil to the tank.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=clutch.pA), Curve(y=reducing.p_set)}, y=Axis(unit="bar")), Plot(title="Stroke", curves={Curve(y=clutch.x)}, y=Axis(unit="mm")), Plot(title="Force on the plates", curves={Curve(y=plates.f)}, y=Axis(unit="kN"))})}));
end ClutchFilling;
