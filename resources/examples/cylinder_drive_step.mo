// SPDX-License-Identifier: BSD-3-Clause
model cylinder_drive_step "Pump-driven cylinder, valve commanded in steps"
  inner Bramah.Hydraulics.Fluid fluid(
    p_ambient=1e5,
    densityModel=Bramah.Types.DensityModel.Textbook,
    orificeLaw=Bramah.Types.OrificeLaw.Smoothed,
    dp_small=1000,
    oil(rho_0=870, beta=1e9, airFraction=0, p_vapour=0.5e5))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,60})));
  parameter Bramah.Units.AbsolutePressure pB_start = fluid.p_ambient
    + ((cylinder.pA_start - fluid.p_ambient)*cylinder.A_A + load.f_constant)/cylinder.A_B
    "Rod side pressure that holds the load at the start";
  Bramah.Hydraulics.Pumps.FixedPump pump(D=25e-6, w=150, leakage=1e-12, losses=Bramah.Types.MachineLosses.Coefficients)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-46,-54})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-74})));
  Bramah.Hydraulics.Node lineP(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-32})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5, dp_over=10e5, q_nom=6e-4, tau=5e-3, Cd=0.67)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-18,-50})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-18,-74})));
  Bramah.Blocks.Sources.Step step1(height=0.5, startTime=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,14})));
  Bramah.Blocks.Sources.Step step2(height=-1, startTime=1.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,-2})));
  Bramah.Blocks.Sources.Step step3(height=0.5, startTime=2.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,-18})));
  Bramah.Blocks.Math.Add3 command
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 valve(
    metering=Bramah.Types.Metering.Geometric, w_edge=Bramah.Units.pi*10e-3*0.25, x_max=2e-3, clearance=1e-6,
    omega=250, zeta=0.8, Cd=0.67)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-74})));
  Bramah.Hydraulics.Node lineB(V=1e-4, p_start=pB_start)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,20})));
  Bramah.Hydraulics.FlowValves.Orifice orificeB(area=1.2e-5, Cd=0.67)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={14,34})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(
    A_A=19.6e-4, A_B=13.5e-4, stroke=1, V_deadA=1e-4, V_deadB=1e-4, m_moving=0, leakage=1e-12, d=1000, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded,
    x_start=0.2, pA_start=50e5, pB_start=pB_start)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,58})));
  Bramah.Mechanics.Translational.Mass mass(m=500)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,58})));
  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-5000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={66,58})));
  Bramah.Mechanics.Translational.Damper damper(d=500)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={66,40})));
  Bramah.Mechanics.Translational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={80,40}, rotation=90)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-46,-74},{-46,-64}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-46,-44},{-46,-32},{-18,-32}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-18,-32},{-18,-42}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-18,-58},{-18,-74}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-18,-32},{-2,-32},{-2,-8}}));
  connect(valve.T, tank3.T)
    annotation(Line(points={{2,-8},{2,-74}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,50}}));
  connect(valve.B, lineB.port)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,20}}));
  connect(lineB.port, orificeB.A)
    annotation(Line(points={{14,20},{14,26}}));
  connect(orificeB.B, cylinder.B)
    annotation(Line(points={{14,42},{14,50}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,58},{28,58}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{48,58},{56,58}}));
  connect(mass.flange_b, damper.flange_a)
    annotation(Line(points={{48,58},{52,58},{52,40},{56,40}}));
  connect(damper.flange_b, ground.flange)
    annotation(Line(points={{76,40},{80,40}}));
  connect(step1.y, command.u1)
    annotation(Line(points={{-66,14},{-58,14},{-58,2},{-52,2}}, color={44,99,201}));
  connect(step2.y, command.u2)
    annotation(Line(points={{-66,-2},{-52,-2}}, color={44,99,201}));
  connect(step3.y, command.u3)
    annotation(Line(points={{-66,-18},{-58,-18},{-58,-6},{-52,-6}}, color={44,99,201}));
  connect(command.y, valve.u)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=1e-3, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-90,-84},{90,72}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A mass that is stopped within the time of its own swing turns its energy into pressure peaks and cavities; the command can spare both.",
        next="cylinder_drive_oil",
        try1(
          do="Set mass.m from 500 to 2000 kg.",
          change={"mass.m=2000"},
          ask="Four times the mass is stopped from the same speed. How high does cylinder.pA go?",
          answer="343 bar instead of 203 bar, while the relief valve, set to 150 bar, cannot help: it sits before the valve that has shut. The energy m*v^2/2 goes into the oil as into a spring, so the force is v*sqrt(c*m): about twice as much above the 87 bar at which it comes to rest. Cylinders with large masses have relief valves of their own at A and B, or are stopped in ramps.",
          expect={measure(of="cylinder.pA", statistic="maximum", from="2.5", lower=330e5, upper=360e5)}),
        try2(
          do="Set valve.omega from 250 to 50 rad/s: a slow spool.",
          change={"valve.omega=50"},
          ask="A slower valve: is that a fault or a cure?",
          answer="After 2.5 s cylinder.pA peaks at 115 bar instead of 203 bar, does not fall below 17 bar where a cavity opened before (0.02 bar), and the mass swings with 10 mm/s instead of 285 mm/s. The spool takes about a tenth of a second now, longer than the swing of 40 ms, so the load is braked and not struck. In a position loop the same slowness would be a fault, see servo_position_control.",
          expect={measure(of="cylinder.pA", statistic="minimum", lower=15e5), measure(of="cylinder.pA", statistic="maximum", upper=120e5)}),
        try3(
          do="Set cylinder.leakage from 1e-12 to 2e-11 m3/(s.Pa), 1.2 l/min at 10 bar.",
          change={"cylinder.leakage=2e-11"},
          ask="Why does a worn piston seal make the drive quieter?",
          answer="Of the peaks of mass.v after 2.5 s the third is 10 mm/s instead of 216 mm/s: when one side is pressed, its oil leaks to the other one, a damper across the piston. The price is speed, 0.283 m/s instead of 0.298 m/s, heat, and a load that cannot be held. Servo drives sometimes have such a bypass on purpose.",
          expect={measure(of="mass.v", statistic="maximum", from="2.6", upper=0.02), measure(of="mass.v", statistic="last", to="1.2", lower=0.275, upper=0.29)})),
      plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}),
    Documentation(info="<html>
<p>The drive circuit of <code>cylinder_drive.mo</code>, its valve commanded in steps at 0.1, 1.3 and 2.5 s.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.pA</b> rises to 203 bar at the stop of 2.5 s and falls to 0.02 bar as the mass swings back out: a cavity.</li>
<li>Compare with the ramps of <code>cylinder_drive.mo</code>: there the mass swings with 17 mm/s after the stop, here with 285 mm/s. The
command makes the swing.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineB.p)}, y=Axis(unit="bar"))})}));
end cylinder_drive_step;
