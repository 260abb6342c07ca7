// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Mechanics;
model ClutchAndBrake "Flywheel, clutch, shaft and brake"
  Bramah.Mechanics.Rotational.Inertia flywheel(J=2, w(start=100, fixed=true), phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-60,0})));
  Bramah.Mechanics.Rotational.Clutch clutch(fn_max=900, cgeo=0.3, mu_pos=[0, 0.3])
    annotation(Placement(transformation(extent={{-10,-6},{10,8}}, origin={-32,0})));
  Bramah.Mechanics.Rotational.Inertia drum(J=0.5, w(start=0, fixed=true), phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-4,0})));
  Bramah.Mechanics.Rotational.TorqueSensor torque
    annotation(Placement(transformation(extent={{-6,-6},{6,4}}, origin={22,0})));
  Bramah.Mechanics.Rotational.Spring shaft(c=2000)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={48,0})));
  Bramah.Mechanics.Rotational.Inertia rotor(J=0.2, w(start=0, fixed=true), phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={74,0})));
  Bramah.Mechanics.Rotational.Brake brake(fn_max=300, cgeo=0.3, mu_pos=[0, 0.3])
    annotation(Placement(transformation(extent={{-10,-6},{10,8}}, origin={100,0})));
  Bramah.Mechanics.Rotational.SpringDamper coupling(c=500, d=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={126,0})));
  Bramah.Mechanics.Rotational.Inertia fan(J=0.02, w(start=0, fixed=true), phi(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={152,0})));
  Bramah.Mechanics.Rotational.ConstantTorque air(tau_constant=-1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={180,0})));
  Bramah.Mechanics.Rotational.SpeedSensor speed
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={22,-30})));
  Bramah.Blocks.Sources.Trapezoid engage(amplitude=1, startTime=0.2, rising=0.1, width=1, falling=0.05, period=10)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-32,34})));
  Bramah.Blocks.Sources.Step hold(startTime=1.8)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={100,34})));
equation
  connect(flywheel.flange_b, clutch.flange_a)
    annotation(Line(points={{-50,0},{-42,0}}));
  connect(clutch.flange_b, drum.flange_a)
    annotation(Line(points={{-22,0},{-14,0}}));
  connect(drum.flange_b, torque.flange_a)
    annotation(Line(points={{6,0},{16,0}}));
  connect(torque.flange_b, shaft.flange_a)
    annotation(Line(points={{28,0},{38,0}}));
  connect(shaft.flange_b, rotor.flange_a)
    annotation(Line(points={{58,0},{64,0}}));
  connect(rotor.flange_b, brake.flange_a)
    annotation(Line(points={{84,0},{90,0}}));
  connect(brake.flange_b, coupling.flange_a)
    annotation(Line(points={{110,0},{116,0}}));
  connect(coupling.flange_b, fan.flange_a)
    annotation(Line(points={{136,0},{142,0}}));
  connect(fan.flange_b, air.flange)
    annotation(Line(points={{162,0},{170,0}}));
  connect(drum.flange_b, speed.flange)
    annotation(Line(points={{6,0},{10,0},{10,-30},{16,-30}}));
  connect(engage.y, clutch.f_normalized)
    annotation(Line(points={{-24,34},{-20,34},{-20,20},{-32,20},{-32,8}}, color={44,99,201}));
  connect(hold.y, brake.f_normalized)
    annotation(Line(points={{108,34},{112,34},{112,20},{100,20},{100,8}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-78,-43},{198,50}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A flywheel is clutched to a shaft at 0.2 s and let go at 1.3 s; a brake stops the shaft from 1.8 s on.</p>
<h4>What to look for</h4>
<ul>
<li><b>clutch.tau</b> is that of sliding until both speeds are one, then only what the load asks; <b>clutch.locked</b> says which.</li>
<li>The elastic shaft swings when the clutch grips and when the brake holds, <b>torque.tau</b>: nothing damps it here.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speeds", curves={Curve(y=flywheel.w), Curve(y=drum.w), Curve(y=fan.w)}, y=Axis(unit="rad/s")), Plot(title="Torque in the shaft", curves={Curve(y=torque.tau)}, y=Axis(unit="N.m"))})}));
end ClutchAndBrake;
