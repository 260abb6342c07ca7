// SPDX-License-Identifier: BSD-3-Clause
model hydrostatic_transmission "Hydrostatic transmission in a closed circuit"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-44,-80})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=45e-6, u_min=-1, tau_y=0.1)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={-30,0})));
  Bramah.Blocks.Sources.Ramp setting(height=0.8, duration=1, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-4,-6}, rotation=180)));
  Bramah.Hydraulics.Node lineA(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,30})));
  Bramah.Hydraulics.Node lineB(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,-30})));
  Bramah.Hydraulics.CheckValves.CheckValve feedA(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={18,14})));
  Bramah.Hydraulics.CheckValves.CheckValve feedB(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={18,-14})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=250e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={48,0})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=45e-6, leakage_ext=3e-13)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={76,0})));
  Bramah.Mechanics.Rotational.Inertia inertia(J=0.5, phi(fixed=true), w(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={104,0})));
  Bramah.Mechanics.Rotational.Damper damper(d=0.4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={130,0})));
  Bramah.Mechanics.Rotational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={144,0}, rotation=90)));
  Bramah.Hydraulics.Node charge(V=1e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-50})));
  Bramah.Hydraulics.Pumps.FixedPump chargePump(D=10e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={30,-74})), __Bramah(label(offset={0,-4})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-94})));
  Bramah.Hydraulics.PressureValves.ReliefValve chargeRelief(p_set=20e5, dp_over=2e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={58,-70})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={58,-94})));
equation
  connect(pump.P, lineA.port)
    annotation(Line(points={{-30,10},{-30,30},{18,30}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{18,30},{76,30},{76,10}}));
  connect(pump.S, lineB.port)
    annotation(Line(points={{-30,-10},{-30,-30},{18,-30}}));
  connect(lineB.port, motor.B)
    annotation(Line(points={{18,-30},{76,-30},{76,-10}}));
  connect(feedA.B, lineA.port)
    annotation(Line(points={{18,22},{18,30}}));
  connect(feedB.B, lineB.port)
    annotation(Line(points={{18,-22},{18,-30}}));
  connect(feedA.A, feedB.A)
    annotation(Line(points={{18,6},{18,-6}}));
  connect(charge.port, feedA.A)
    annotation(Line(points={{30,-50},{30,0},{18,0},{18,6}}));
  connect(lineA.port, relief.P)
    annotation(Line(points={{18,30},{48,30},{48,8}}));
  connect(relief.T, lineB.port)
    annotation(Line(points={{48,-8},{48,-30},{18,-30}}));
  connect(tank1.T, chargePump.S)
    annotation(Line(points={{30,-94},{30,-84}}));
  connect(chargePump.P, charge.port)
    annotation(Line(points={{30,-64},{30,-50}}));
  connect(charge.port, chargeRelief.P)
    annotation(Line(points={{30,-50},{58,-50},{58,-62}}));
  connect(chargeRelief.T, tank2.T)
    annotation(Line(points={{58,-78},{58,-94}}));
  connect(motor.shaft, inertia.flange_a)
    annotation(Line(points={{88,0},{94,0}}));
  connect(inertia.flange_b, damper.flange_a)
    annotation(Line(points={{114,0},{120,0}}));
  connect(damper.flange_b, ground.flange)
    annotation(Line(points={{140,0},{144,0}}));
  connect(setting.y, pump.u)
    annotation(Line(points={{-12,-6},{-22,-6}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-60,-108},{156,44}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A variable pump drives a motor in a closed circuit. A small charge pump keeps the low side at 20 bar and makes up for what leaks; the relief
valve limits the high side. The pump's setting goes to 0.8 within a second.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineA.p</b> peaks while the inertia is accelerated, then carries the damper's torque; <b>lineB.p</b> stays near 20 bar.</li>
<li><b>inertia.w</b> against the pump's flow: the difference is leakage.</li>
<li>Set <b>setting.height</b> to -0.8: the motor turns the other way, the sides change their parts.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=lineB.p), Curve(y=charge.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=inertia.w)}, y=Axis(unit="rev/min"))})}));
end hydrostatic_transmission;
