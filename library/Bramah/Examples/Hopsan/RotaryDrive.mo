// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model RotaryDrive "Hydrostatic drive of a vehicle as Hopsan has it"
  inner Bramah.Hydraulics.Fluid fluid(oil(rho_0=870, beta=1e9, airFraction=0), p_ambient=0, densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,60})));
  Bramah.Blocks.Sources.Step speed(height=150, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-120,0})));
  Bramah.Blocks.Sources.Constant share(k=0.6)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-120,-30})));
  Bramah.Hopsan.DrivenPump pump(D=3e-5)
    annotation(Placement(transformation(extent={{-10,-10},{6,10}}, origin={-80,0})));
  Bramah.Hydraulics.Node high(V=5e-4, p_start=10e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,30})));
  Bramah.Hydraulics.Node low(V=5e-4, p_start=10e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-30})));
  Bramah.Hydraulics.Sources.Tank charge(p=10e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-50,-50})));
  Bramah.Blocks.Sources.Constant full(k=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,0})));
  Bramah.Hopsan.LoadedMotor motor(D=2e-4, d=0.1, J=0.1, phi(fixed=true), w(fixed=true))
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,0})));
  Bramah.Hopsan.GearShaft shaft(ratio=1, c=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={20,0})));
  Bramah.Hopsan.Gear gear(ratio=3, J=0.5, d=0.1, phi(fixed=true), w(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={50,0})));
  Bramah.Mechanics.Rotational.Spring axle(c=2e4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={80,0})));
  Bramah.Hopsan.Vehicle vehicle(m=800, r=0.4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={110,0})));
  Bramah.Mechanics.Rotational.Spring axle2(c=2e4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={140,0})));
  Bramah.Hopsan.RotationalMirror mirror
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={166,0})));
  Bramah.Hopsan.Inertia wheel(J=1, d=0.5)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={190,0})));
  Bramah.Mechanics.Rotational.Spring axle3(c=2e4, phi_rel(fixed=true))
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={220,0})));
  Bramah.Hopsan.Machine brake(D=5e-5, d=0.1, V_A=1e-3, V_B=1e-3)
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={250,0})));
  Bramah.Blocks.Sources.Constant half(k=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={236,-30})));
  Bramah.Hydraulics.Sources.Tank charge2(p=10e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={270,-40})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor circle(G=2e-10)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={290,0})));
equation
  connect(speed.y, pump.w);
  connect(share.y, pump.u);
  connect(pump.P, high.port);
  connect(pump.S, low.port);
  connect(low.port, charge.T);
  connect(high.port, motor.A);
  connect(motor.B, low.port);
  connect(full.y, motor.u);
  connect(motor.shaft, shaft.flange_a);
  connect(shaft.flange_b, gear.flange_a);
  connect(gear.flange_b, axle.flange_a);
  connect(axle.flange_b, vehicle.flange_a);
  connect(vehicle.flange_b, axle2.flange_a);
  connect(axle2.flange_b, mirror.flange_a);
  connect(mirror.flange_b, wheel.flange_a);
  connect(wheel.flange_b, axle3.flange_a);
  connect(axle3.flange_b, brake.shaft);
  connect(half.y, brake.u);
  connect(brake.A, circle.A);
  connect(circle.B, brake.B);
  connect(brake.B, charge2.T);
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=0.02, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-140,-66},{314,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump drives a motor, this a vehicle over a gear, and a machine behind it pumps in a circle and brakes.</p>
<h4>What to look for</h4>
<ul><li><b>high.p</b> rises when the pump starts and falls as <b>vehicle.v</b> comes near its end; <b>gear.w</b> is a third of <b>motor.w</b>.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Vehicle", curves={Curve(y=vehicle.v)}, y=Axis(unit="m/s")), Plot(title="Pressure", curves={Curve(y=high.p)}, y=Axis(unit="bar")), Plot(title="Speeds", curves={Curve(y=motor.w), Curve(y=gear.w)}, y=Axis(unit="rev/min"))})}));
end RotaryDrive;
