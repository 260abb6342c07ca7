// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model PositionedMass "Position servo as Hopsan has it"
  inner Bramah.Hydraulics.Fluid fluid(oil(rho_0=870, beta=1e9, airFraction=0), p_ambient=0, densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-100,50})));
  Bramah.Blocks.Sources.Constant speed(k=150)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-130,-50})));
  Bramah.Blocks.Sources.Constant dp(k=100e5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-130,-70})));
  Bramah.Hopsan.PressureControlledPump pump(q_max=1.5e-3)
    annotation(Placement(transformation(extent={{-10,-10},{8,10}}, origin={-90,-50})));
  Bramah.Hydraulics.Sources.Tank tank1(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-90,-80})));
  Bramah.Hydraulics.Sources.Tank tank4(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-80})));
  Bramah.Hopsan.CheckValve check(k=1e-5)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-70,-24}, rotation=270)));
  Bramah.Hydraulics.Node line(V=1e-3, p_start=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,-24})));
  Bramah.Hopsan.ReliefValve relief(tau=1e-3, p_max=200e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-40,-50})));
  Bramah.Hydraulics.Sources.Tank tank2(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-40,-80})));
  Bramah.Hopsan.Accumulator accumulator(V_0=5e-4, p_0=60e5)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-56,0})));
  Bramah.Hopsan.Valve43 valve(x_max=1e-3, omega=300)
    annotation(Placement(transformation(extent={{-16,-8},{12,8}}, origin={0,-20})));
  Bramah.Hydraulics.Sources.Tank tank3(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={4,-40})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(A_A=1e-3, A_B=1e-3, stroke=1, m_moving=0, d=100, f_coulomb=0, V_deadA=3e-4, V_deadB=3e-4, pA_start=1e5, pB_start=1e5, x_start=0.2)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,20})));
  Bramah.Hopsan.Mass mass(m=100, d=100, c=0, x_min=0, x_max=1, x_start=0.2)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={50,20})));
  Bramah.Hopsan.Mirror mirror
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,20})));
  Bramah.Mechanics.Translational.Spring spring(c=1000, s_rel0=0.2)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={104,20})));
  Bramah.Mechanics.Translational.Fixed wall
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={130,20}, rotation=90)));
  Bramah.Blocks.Sources.Step wanted(height=0.3, offset=0.2, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-110,20})));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-84,20})));
  Bramah.Blocks.Math.Gain gain(k=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,30})));
  Bramah.Hopsan.Reading position(value=mass.x)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,0})));
equation
  connect(speed.y, pump.w);
  connect(dp.y, pump.dp_set);
  connect(tank1.T, pump.S);
  connect(tank4.T, pump.X);
  connect(pump.P, check.A);
  connect(check.B, line.port);
  connect(line.port, relief.P);
  connect(relief.T, tank2.T);
  connect(line.port, accumulator.A);
  connect(line.port, valve.P);
  connect(valve.T, tank3.T);
  connect(valve.A, cylinder.A);
  connect(valve.B, cylinder.B);
  connect(cylinder.rod, mass.flange_a);
  connect(mass.flange_b, mirror.flange_a);
  connect(mirror.flange_b, spring.flange_a);
  connect(spring.flange_b, wall.flange);
  connect(wanted.y, error.u1);
  connect(position.y, error.u2);
  connect(error.y, gain.u);
  connect(gain.y, valve.u);
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-150,-96},{154,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A mass goes where it is wanted: a valve with edges of its own, a pump that holds its pressure, and a relief valve, by the laws of Hopsan.</p>
<h4>What to look for</h4>
<ul><li><b>mass.x</b> comes from 0.2 to 0.5 m after 1 s; <b>line.p</b> sinks while the accumulator and the pump feed the cylinder.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=mass.x), Curve(y=wanted.y)}, y=Axis(unit="m")), Plot(title="Pressure", curves={Curve(y=line.p)}, y=Axis(unit="bar")), Plot(title="Spool", curves={Curve(y=valve.x)}, y=Axis(unit="mm"))})}));
end PositionedMass;
