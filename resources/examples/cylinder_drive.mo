// SPDX-License-Identifier: BSD-3-Clause
model cylinder_drive "Pump-driven cylinder, valve commanded in ramps"
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
  Bramah.Blocks.Sources.Ramp ramp1(height=0.5, duration=0.15, startTime=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,14})));
  Bramah.Blocks.Sources.Ramp ramp2(height=-1, duration=0.3, startTime=1.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-74,-2})));
  Bramah.Blocks.Sources.Ramp ramp3(height=0.5, duration=0.15, startTime=2.5)
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
  connect(ramp1.y, command.u1)
    annotation(Line(points={{-66,14},{-58,14},{-58,2},{-52,2}}, color={44,99,201}));
  connect(ramp2.y, command.u2)
    annotation(Line(points={{-66,-2},{-52,-2}}, color={44,99,201}));
  connect(ramp3.y, command.u3)
    annotation(Line(points={{-66,-18},{-58,-18},{-58,-6},{-52,-6}}, color={44,99,201}));
  connect(command.y, valve.u)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=1e-3, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-90,-84},{90,72}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="As long as the relief valve is shut, the pump sets the speed, and resistances in the way only raise the pressure.",
        next="cylinder_drive_step",
        try1(
          do="Set orificeB.area from 12 to 6 mm2.",
          change={"orificeB.area=6e-6"},
          ask="Half the orifice in the way of the oil: by how much does the rod slow down?",
          answer="Not at all: at 1.2 s mass.v is 0.298 m/s, before 0.298 m/s. The pump delivers its flow whatever it has to press against, and lineP.p rises from 108 to 130 bar. Only the power grows.",
          expect={measure(of="mass.v", statistic="last", to="1.2", lower=0.295), measure(of="lineP.p", statistic="last", to="1.2", lower=127e5, upper=132e5)}),
        try2(
          do="Set orificeB.area from 12 to 3 mm2.",
          change={"orificeB.area=3e-6"},
          ask="Now the rod does slow down. What has changed?",
          answer="lineP.p has reached the relief valve: 153 bar, and 6.6 l/min leave through it. What remains moves the mass at 0.24 m/s instead of 0.30 m/s. A throttle in series slows a cylinder only by making the relief valve throw away oil at full pressure.",
          expect={measure(of="relief.q", statistic="last", to="1.2", lower=1e-4), measure(of="mass.v", statistic="last", to="1.2", lower=0.23, upper=0.25)}),
        try3(
          do="Set pump.D from 25 to 50 cm3/rev.",
          change={"pump.D=50e-6"},
          ask="Twice the pump: twice the speed? Look at lineP.p before 0.1 s too.",
          answer="The rod moves at 0.38 m/s instead of 0.30 m/s: lineP.p is at the relief valve's 158 bar, which now sets what valve and orifice let through, and 26 l/min are thrown away. At the start it is worse: while the valve is shut the relief valve, rated for 36 l/min (q_nom), has to take all of the pump's 72 l/min, and lineP.p peaks at 567 bar. With a larger pump goes a larger relief valve.",
          expect={measure(of="lineP.p", statistic="maximum", lower=500e5), measure(of="mass.v", statistic="last", to="1.2", lower=0.37, upper=0.39)}),
        try4(
          do="Set load.f_constant from -5000 to 5000 N: the load pulls now.",
          change={"load.f_constant=5000"},
          ask="Who decides the speed when the load pulls, and who keeps the pressure?",
          answer="It still is 0.30 m/s, and lineP.p has fallen from 108 to 58 bar. The orifice and the valve's edge at side B brake the load: without them it would run ahead of the pump. At 1.2 s cylinder.pA is 3.3 bar, and when the valve begins to shut it falls to 0.24 bar: a little more pull and the oil tears off.",
          expect={measure(of="cylinder.pA", statistic="minimum", upper=50000), measure(of="lineP.p", statistic="last", to="1.2", lower=56e5, upper=60e5)})),
      plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}),
    Documentation(info="<html>
<p>A pump of 25 cm3/rev feeds a cylinder that moves a mass of 500 kg against 5 kN. The proportional valve lets the rod out at
0.1 s, reverses at 1.3 s and shuts at 2.5 s, in ramps; the relief valve takes what the cylinder does not.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineP.p</b> climbs to 108 bar while the cylinder takes all the oil (until 1.3 s), and to the relief valve's 150 to 160 bar when the rod
goes in, as the rod side needs less oil.</li>
<li><b>lineB.p</b> and <b>cylinder.pB</b> differ by the drop over <b>orificeB</b>; where they meet, nothing flows.</li>
<li><b>mass.s</b> and <b>mass.v</b>: the load swings when the valve shuts at 2.5 s; the oil is the spring.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineB.p)}, y=Axis(unit="bar"))})}));
end cylinder_drive;
