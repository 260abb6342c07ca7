// SPDX-License-Identifier: BSD-3-Clause
model drive_drawing "Cylinder drive: a released drawing"
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
  Bramah.Hydraulics.Pumps.FixedPump pump(D=25e-6, w=150, leakage=1e-12, losses=Bramah.Types.MachineLosses.Coefficients) "Pump"
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-46,-54})), __Bramah(designation="0.2", label(offset={-42,0})));
  Bramah.Hydraulics.Sources.Tank tank1 "Reservoir"
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-74})), __Bramah(designation="0.1"));
  Bramah.Hydraulics.Node lineP(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-32})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5, dp_over=10e5, q_nom=6e-4, tau=5e-3, Cd=0.67) "Pressure relief valve"
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-18,-50})), __Bramah(designation="0.3"));
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
    omega=250, zeta=0.8, Cd=0.67) "Proportional directional valve"
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})), __Bramah(designation="1.2"));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-74})));
  Bramah.Hydraulics.Node lineB(V=1e-4, p_start=pB_start)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,20})));
  Bramah.Hydraulics.FlowValves.Orifice orificeB(area=1.2e-5, Cd=0.67) "Orifice"
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={14,34})), __Bramah(designation="1.3"));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(
    A_A=19.6e-4, A_B=13.5e-4, stroke=1, V_deadA=1e-4, V_deadB=1e-4, m_moving=0, leakage=1e-12, d=1000, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded,
    x_start=0.2, pA_start=50e5, pB_start=pB_start) "Cylinder"
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,58})), __Bramah(designation="1.1"));
  Bramah.Mechanics.Translational.Mass mass(m=500)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,58})));
  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-5000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={66,58})));
  Bramah.Mechanics.Translational.Damper damper(d=500)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={66,40})));
  Bramah.Mechanics.Translational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={80,40}, rotation=90)));
  Bramah.Drawing.Pages.A3 page(title="Cylinder drive", number="CD-500", owner="Example Works", creator="B. Muster", approved="C. Probe", date="2026-11-29", documentType="Hydraulic circuit diagram", department="Hydraulics", reference="B. Muster", revision="A", status="released")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={186,-116})));
  Bramah.Drawing.Lists.PartsList partsList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={50,8})));
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
    Diagram(coordinateSystem(extent={{-130,-124},{194,108}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="On a released drawing values are part of the machine: lists follow them, and the page says that it is no longer the released one.",
        next="hydraulic_press",
        try1(
          do="Set relief.p_set from 150 to 100 bar, and look at the symbol, the parts list and the title block before you run.",
          change={"relief.p_set=100e5"},
          ask="What follows by itself, and what does the page say about its release? And what does the machine do?",
          answer="The symbol and the parts list say 100 bar, and the page says that it has changed since revision A. On the machine lineP.p is 104 instead of 152 bar while the rod goes in, and its speed 0.33 instead of 0.38 m/s. Drawing > Release makes a revision B of it, with a date and a name.",
          expect={measure(of="lineP.p", statistic="last", to="2.3", lower=102e5, upper=105e5), measure(of="mass.v", statistic="last", to="2.3", lower=-0.34, upper=-0.31)}),
        try2(
          do="Set mass.m from 500 to 2000 kg. The mass is not on paper.",
          change={"mass.m=2000"},
          ask="Does the page still count as released, and does the drive behave?",
          answer="The page says that it has changed, though not a line on paper has: what the machine was designed for belongs to the release too. After the stop at 2.5 s the mass swings with up to 41 instead of 17 mm/s, and cylinder.pA goes to 123 instead of 104 bar. An experiment or a plot may be changed without a mark.",
          expect={measure(of="cylinder.pA", statistic="maximum", from="2.4", lower=115e5, upper=130e5), measure(of="mass.v", statistic="maximum", from="2.6", lower=0.03)})),
      codes(scheme="ISO 1219-2:2012", technicalData=true, circuits={circuit(number=1, does="Feed")}), plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}, release(revision="A", date="2026-11-29", by="C. Probe", parts={"Diagram 607832", "annotation 2a7b9c", "class 1d06a0", "command fef17c", "command.y - valve.u cc8d87", "cylinder 7ea53d", "cylinder.rod - mass.flange_a 605620", "damper b11b68", "damper.flange_b - ground.flange 7f175f", "fluid 337c70", "ground fbba0f", "lineB ec35eb", "lineB.port - orificeB.A 1c6c8f", "lineP 99d9ed", "lineP.port - relief.P 5e9ac9", "lineP.port - valve.P 4e9ca0", "load e8c864", "mass e8613f", "mass.flange_b - damper.flange_a b38602", "mass.flange_b - load.flange c5636b", "orificeB c99b23", "orificeB.B - cylinder.B f06298", "pB_start dbf96a", "page 4c04f3", "partsList 47b9a3", "pump 2360c9", "pump.P - lineP.port a012fb", "ramp1 ef3915", "ramp1.y - command.u1 af632c", "ramp2 a8c851", "ramp2.y - command.u2 53f96f", "ramp3 f82b15", "ramp3.y - command.u3 8f0249", "relief 61a527", "relief.T - tank2.T 090be5", "tank1 150940", "tank1.T - pump.S 0d9729", "tank2 5f2c9f", "tank3 1620a1", "valve b27e87", "valve.A - cylinder.A 93c821", "valve.B - lineB.port 71811d", "valve.T - tank3.T afc381"})),
    Documentation(info="<html>
<p>The drive of <i>cylinder_drive</i> on one sheet of size A3, with codes, technical data and a parts list. It computes the same.</p>
<h4>What to look for</h4>
<ul>
<li>Change the area of the orifice or the set pressure: data and list follow. Drawing &gt; Release says what has changed since the release.</li>
<li>Masses, forces and the signal blocks are on the screen only; Drawing &gt; Print loads and signals too puts them on paper.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineB.p)}, y=Axis(unit="bar"))})}));
end drive_drawing;
