// SPDX-License-Identifier: BSD-3-Clause
model cylinder_drive_oil "Pump-driven cylinder with real oil"
  inner Bramah.Hydraulics.Fluid fluid
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
        teaches="Oil is no constant: air makes it soft at low pressure, cold makes it thick, and another fluid is heavier.",
        next="meter_in",
        try1(
          do="Set fluid.oil.airFraction from 0.5 to 5 %.",
          change={"fluid.oil.airFraction=0.05"},
          ask="Where does the drive feel the foam, and where not?",
          answer="At the start: lineP.p passes 50 bar at 87 ms instead of 13 ms, as the pump first has to press the air together. Under pressure little is left of that: at 1.2 s the rod moves at 0.284 instead of 0.296 m/s, the few percent by which the pump draws air instead of oil. Foam shows as delay and as loss of flow, not as lower pressure.",
          expect={measure(of="time", statistic="first", from="lineP.p > 50 bar", lower=0.07, upper=0.11), measure(of="mass.v", statistic="last", to="1.2", lower=0.27, upper=0.29)}),
        try2(
          do="Set fluid.oil.T from 40 to 0 degC.",
          change={"fluid.oil.T=273.15"},
          ask="In pump_cavitation the cold cut the flow to half. Why does this drive hardly notice?",
          answer="At 1.2 s mass.v is 0.296 as before, and lineP.p rises from 106.5 to 108.8 bar only. The edges of the valve and the orifice are sharp and turbulent: their drop goes with the density, hardly with the viscosity. Long pipes, gaps, filters and suction lines are laminar: there the cold is felt. Sheets of circuits without their lines are too optimistic in winter.",
          expect={measure(of="lineP.p", statistic="last", to="1.2", lower=107.5e5, upper=110e5), measure(of="mass.v", statistic="last", to="1.2", lower=0.294, upper=0.298)}),
        try3(
          do="Set fluid.oil.preset from ISO_VG_46 to WaterGlycolHFC, a fluid that does not burn.",
          change={"fluid.oil.preset=Bramah.Media.Preset.WaterGlycolHFC"},
          ask="The same speed needs more pressure. Why?",
          answer="At 1.2 s lineP.p is 124 bar instead of 107 bar, at the same 0.30 m/s. HFC is about a quarter heavier than oil, and the drop over a turbulent orifice, rho/2*(q/(Cd*A))^2, goes with the density: from P to A it is 65 instead of 53 bar. Going in, the relief valve opens further, and the rod is slower: 0.34 instead of 0.38 m/s.",
          expect={measure(of="lineP.p", statistic="last", to="1.2", lower=121e5, upper=127e5), measure(of="mass.v", statistic="last", to="2.3", lower=-0.35, upper=-0.33)})),
      plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}),
    Documentation(info="<html>
<p>The drive circuit of <code>cylinder_drive.mo</code> with real oil: ISO VG 46 at 40 degC with 0.5 % of free air, density over pressure,
laminar to turbulent orifices. Oil mass and energy are conserved.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineP.p</b> starts softly: at low pressure the free air makes the oil springy.</li>
<li>Compare <b>mass.v</b> with the textbook twin: the swing after 2.5 s has a period of 33 instead of 44 ms, as oil under some 100 bar is
stiffer than the twin's 1e9 Pa.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineB.p)}, y=Axis(unit="bar"))})}));
end cylinder_drive_oil;
