// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Motors;
model Transmission "A hydrostatic transmission that drives a flywheel and brakes it"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-80,64})));
  Bramah.Hydraulics.Motors.HydrostaticTransmission drive(D_pump=45e-6, D_motor=45e-6, useDrain=true, leakage_ext=3e-13)
    annotation(Placement(transformation(extent={{-24,-18},{24,18}}, origin={0,46})));
  Bramah.Blocks.Sources.Trapezoid setting(amplitude=1, startTime=0.5, rising=2, width=3, falling=2, period=20)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-28,14})));
  Bramah.Hydraulics.PressureValves.DoubleShockValve shock(p_setA=300e5, q_nom=60/60000, q_suction=60/60000)
    annotation(Placement(transformation(extent={{-28,-16},{28,14}}, origin={0,-24})));
  Bramah.Hydraulics.Sources.PressureSource feed(p=21e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={0,-56})));
  Bramah.Mechanics.Rotational.Inertia flywheel(J=1.5, phi(start=0, fixed=true), w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={46,46})));
  Bramah.Mechanics.Rotational.Damper drag(d=0.3)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={76,46})));
  Bramah.Mechanics.Rotational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={102,46}, rotation=90)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={14,20})));
equation
  connect(setting.y, drive.u)
    annotation(Line(points={{-20,14},{-14,14},{-14,28}}, color={44,99,201}));
  connect(drive.A, shock.A)
    annotation(Line(points={{0,64},{0,70},{-50,70},{-50,-20},{-28,-20}}));
  connect(drive.B, shock.B)
    annotation(Line(points={{0,28},{0,10},{50,10},{50,-20},{28,-20}}));
  connect(drive.L, tank.T)
    annotation(Line(points={{14,28},{14,20}}));
  connect(feed.A, shock.T)
    annotation(Line(points={{0,-50},{0,-40}}));
  connect(drive.output_shaft, flywheel.flange_a)
    annotation(Line(points={{24,46},{36,46}}));
  connect(flywheel.flange_b, drag.flange_a)
    annotation(Line(points={{56,46},{66,46}}));
  connect(drag.flange_b, ground.flange)
    annotation(Line(points={{86,46},{102,46}}));
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-68},{118,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump over centre and a motor of the same size in one housing; shock valves to a feed of 20 bar bound the pressure of both lines and fill them.</p>
<h4>What to look for</h4>
<ul>
<li><b>flywheel.w</b> follows the setting: at full setting nearly the 1500 rev/min of the pump, less by the leakage.</li>
<li>While it speeds up <b>drive.pA</b> drives; while the setting goes back the motor is a pump and <b>drive.pB</b> brakes: <b>drive.tau</b> is negative, the prime mover takes the energy.</li>
<li>Shorten <code>setting.rising</code> to 0.2 s: a relief valve opens, <b>shock.qA</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speeds", curves={Curve(y=drive.w_motor), Curve(y=drive.w_shaft)}, y=Axis(unit="rev/min")), Plot(title="Pressures", curves={Curve(y=drive.pA), Curve(y=drive.pB)}, y=Axis(unit="bar")), Plot(title="Torque of the drive", curves={Curve(y=drive.tau)}, y=Axis(unit="N.m"))})}));
end Transmission;
