// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Hopsan;
model FourChambers "Piston with four chambers as Hopsan has it"
  inner Bramah.Hydraulics.Fluid fluid(oil(rho_0=870, beta=1e9, airFraction=0), p_ambient=0, densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,60})));
  Bramah.Hydraulics.Sources.PressureSource source(p=100e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-90,-20})));
  Bramah.Hydraulics.Sources.Tank tank(p=1e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-50})));
  Bramah.Hopsan.PilotPressure pilot(x_max=2e-3, p_max=50e5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,20})));
  Bramah.Hopsan.Valve22 valve
    annotation(Placement(transformation(extent={{-16,-8},{4,8}}, origin={-20,-20})));
  Bramah.Hydraulics.Sources.PressureSource pilotSource(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-110,10})));
  Bramah.Hopsan.SoftStep step(height=60e5, offset=1e5, startTime=0.2, duration=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-150,10})));
  Bramah.Hopsan.FourChamberPiston piston(d=5000, A_1=1e-3, A_2=0.5e-3, A_3=0.25e-3, A_4=0.125e-3)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={20,30})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor back(G=1e-9)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={60,0}, rotation=180)));
  Bramah.Hopsan.TwoMasses masses(m_1=50, m_2=20, f_coulomb=200, x_min=-0.1, x_max=0.1, s_1(fixed=true), v_1(fixed=true), s_2(fixed=true), v_2(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={70,30})));
  Bramah.Mechanics.Translational.Spring rod(c=1e6)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={48,30})));
  Bramah.Mechanics.Translational.Spring between(c=1e4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={70,10})));
  Bramah.Mechanics.Translational.Fixed rest
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={96,10})));
  Bramah.Mechanics.Translational.Damper damper(d=2000)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={110,30})));
  Bramah.Mechanics.Translational.Fixed wall
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={140,30})));
  Bramah.Blocks.Sources.Constant speed(k=10)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={20,-40})));
  Bramah.Hopsan.SpeedDrive drive(k_d=1, w(fixed=true), phi(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={60,-40})));
  Bramah.Mechanics.Rotational.Inertia wheel(J=10)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={100,-40})));
equation
  connect(speed.y, drive.w_ref);
  connect(drive.shaft, wheel.flange_a);
  connect(step.y, pilotSource.u);
  connect(pilotSource.A, pilot.X);
  connect(pilot.y, valve.u);
  connect(source.A, valve.P);
  connect(valve.A, piston.P1);
  connect(source.A, piston.P3);
  connect(tank.T, piston.P4);
  connect(piston.P2, back.A);
  connect(back.B, tank.T);
  connect(piston.rod, rod.flange_a);
  connect(rod.flange_b, masses.flange_a);
  connect(masses.flange, between.flange_a);
  connect(between.flange_b, rest.flange);
  connect(masses.flange_b, damper.flange_a);
  connect(damper.flange_b, wall.flange);
  annotation(
    experiment(StartTime=0, StopTime=2, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-170,-66},{164,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pilot pressure opens a valve, which fills the largest chamber of a piston.</p>
<h4>What to look for</h4>
<ul><li><b>piston.x</b> grows slowly by the small chamber alone, and faster when the valve opens; <b>masses.s_2</b> follows behind.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Piston", curves={Curve(y=piston.x), Curve(y=masses.s_2)}, y=Axis(unit="m")), Plot(title="Pressures", curves={Curve(y=piston.P1.p), Curve(y=piston.P2.p)}, y=Axis(unit="bar"))})}));
end FourChambers;
