// SPDX-License-Identifier: BSD-3-Clause
model ring_main "Ring main with eight drives: parts between delay lines"
  model Drive "Cylinder with its valve, load and cycle"
    outer Bramah.Hydraulics.Fluid fluid;
    parameter Bramah.Units.Mass m(min=1) = 300 "Moved mass";
    parameter Bramah.Units.Force f_load = 4000 "Force against the way out";
    parameter Bramah.Units.Time t_first = 0.2 "Time of the first stroke";
    parameter Bramah.Units.AbsolutePressure p_start = fluid.p_ambient "Pressure in the cylinder at the start";
    Bramah.Hydraulics.Interfaces.Port P "Supply"
      annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
    Bramah.Blocks.Sources.TimeTable cycle(
      table=[0,0; 0.1,0.6; 0.7,0.6; 0.8,0; 1.2,0; 1.3,-0.6; 1.9,-0.6; 2.0,0; 4,0],
      extrapolation=Bramah.Types.Extrapolation.Periodic, startTime=t_first)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
    Bramah.Hydraulics.DirectionalValves.ProportionalValve43 valve(q_nom=40/60000)
      annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
    Bramah.Hydraulics.Sources.Tank tank
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={14,-24})));
    Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.5, x_start=0.05, d=1500, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded,
      V_deadA=1e-4, V_deadB=1e-4, pA_start=p_start, pB_start=p_start)
      annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,36})));
    Bramah.Mechanics.Translational.Mass mass(m=m)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,36})));
    Bramah.Mechanics.Translational.ConstantForce load(f_constant=-f_load)
      annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={66,36})));
  equation
    connect(P, valve.P)
      annotation(Line(points={{0,-40},{0,-20},{-2,-20},{-2,-8}}));
    connect(valve.T, tank.T)
      annotation(Line(points={{2,-8},{2,-16},{14,-16},{14,-24}}));
    connect(valve.A, cylinder.A)
      annotation(Line(points={{-2,8},{-2,28}}));
    connect(valve.B, cylinder.B)
      annotation(Line(points={{2,8},{2,18},{14,18},{14,28}}));
    connect(cylinder.rod, mass.flange_a)
      annotation(Line(points={{22,36},{28,36}}));
    connect(mass.flange_b, load.flange)
      annotation(Line(points={{48,36},{56,36}}));
    connect(cycle.y, valve.u)
      annotation(Line(points={{-36,-2},{-18,-2}}, color={44,99,201}));
    annotation(
      Icon(coordinateSystem(extent={{-80,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-40},{80,60}}),
        Line(points={{0,-80},{0,-40}}),
        Rectangle(extent={{-60,-10},{20,30}}),
        Line(points={{-30,-10},{-30,30}}),
        Line(points={{-30,10},{60,10}}),
        Text(extent={{-80,64},{80,94}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-60,-48},{84,54}}, preserveAspectRatio=true, grid={2,2})));
  end Drive;
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,44})));
  Bramah.Hydraulics.Pumps.PressureCompensatedPump pump(D_max=140e-6, p_set=180e5)
    annotation(Placement(transformation(extent={{-12,-10},{16,10}}, origin={-84,-30})), __Bramah(label(offset={-15,-9})));
  Bramah.Hydraulics.Sources.Tank suction
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-84,-52})));
  Bramah.Hydraulics.Node station(V=2e-3, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-56,0})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=210e5, q_nom=250/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-56,-30})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-56,-52})));
  Bramah.Hydraulics.Node main1(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,20})));
  Bramah.Hydraulics.Node main2(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,20})));
  Bramah.Hydraulics.Node main3(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,20})));
  Bramah.Hydraulics.Node main4(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={144,20})));
  Bramah.Hydraulics.Node main5(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={144,-20})));
  Bramah.Hydraulics.Node main6(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,-20})));
  Bramah.Hydraulics.Node main7(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,-20})));
  Bramah.Hydraulics.Node main8(V=2e-4, p_start=180e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20})));
  Drive drive1(m=300, t_first=0.2)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={0,42})));
  Drive drive2(m=500, t_first=0.6)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={48,42})));
  Drive drive3(m=200, t_first=1.0)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={96,42})));
  Drive drive4(m=400, t_first=1.4)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={144,42})));
  Drive drive5(m=300, t_first=1.8)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={144,-42}, rotation=180)));
  Drive drive6(m=600, t_first=2.2)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={96,-42}, rotation=180)));
  Drive drive7(m=250, t_first=2.6)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={48,-42}, rotation=180)));
  Drive drive8(m=350, t_first=3.0)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={0,-42}, rotation=180)));
  Bramah.Hydraulics.Lines.TransmissionLine line1(length=8, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-28,20})));
  Bramah.Hydraulics.Lines.TransmissionLine line2(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={24,20})));
  Bramah.Hydraulics.Lines.TransmissionLine line3(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={72,20})));
  Bramah.Hydraulics.Lines.TransmissionLine line4(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={120,20})));
  Bramah.Hydraulics.Lines.TransmissionLine line5(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={168,0}, rotation=270)));
  Bramah.Hydraulics.Lines.TransmissionLine line6(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={120,-20}, rotation=180)));
  Bramah.Hydraulics.Lines.TransmissionLine line7(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={72,-20}, rotation=180)));
  Bramah.Hydraulics.Lines.TransmissionLine line8(length=6, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={24,-20}, rotation=180)));
  Bramah.Hydraulics.Lines.TransmissionLine line9(length=8, d=0.025, wall=3e-3, p_nominal=180e5, p_start=180e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-28,-20}, rotation=180)));
equation
  connect(suction.T, pump.S)
    annotation(Line(points={{-84,-52},{-84,-40}}));
  connect(pump.P, station.port)
    annotation(Line(points={{-84,-20},{-84,0},{-56,0}}));
  connect(station.port, relief.P)
    annotation(Line(points={{-56,0},{-56,-22}}));
  connect(relief.T, tank.T)
    annotation(Line(points={{-56,-38},{-56,-52}}));
  connect(station.port, line1.A)
    annotation(Line(points={{-56,0},{-44,0},{-44,20},{-36,20}}));
  connect(line1.B, main1.port)
    annotation(Line(points={{-20,20},{0,20}}));
  connect(main1.port, line2.A)
    annotation(Line(points={{0,20},{16,20}}));
  connect(line2.B, main2.port)
    annotation(Line(points={{32,20},{48,20}}));
  connect(main2.port, line3.A)
    annotation(Line(points={{48,20},{64,20}}));
  connect(line3.B, main3.port)
    annotation(Line(points={{80,20},{96,20}}));
  connect(main3.port, line4.A)
    annotation(Line(points={{96,20},{112,20}}));
  connect(line4.B, main4.port)
    annotation(Line(points={{128,20},{144,20}}));
  connect(main4.port, line5.A)
    annotation(Line(points={{144,20},{168,20},{168,8}}));
  connect(line5.B, main5.port)
    annotation(Line(points={{168,-8},{168,-20},{144,-20}}));
  connect(main5.port, line6.A)
    annotation(Line(points={{144,-20},{128,-20}}));
  connect(line6.B, main6.port)
    annotation(Line(points={{112,-20},{96,-20}}));
  connect(main6.port, line7.A)
    annotation(Line(points={{96,-20},{80,-20}}));
  connect(line7.B, main7.port)
    annotation(Line(points={{64,-20},{48,-20}}));
  connect(main7.port, line8.A)
    annotation(Line(points={{48,-20},{32,-20}}));
  connect(line8.B, main8.port)
    annotation(Line(points={{16,-20},{0,-20}}));
  connect(main8.port, line9.A)
    annotation(Line(points={{0,-20},{-20,-20}}));
  connect(line9.B, station.port)
    annotation(Line(points={{-36,-20},{-44,-20},{-44,0},{-56,0}}));
  connect(main1.port, drive1.P)
    annotation(Line(points={{0,20},{0,34}}));
  connect(main2.port, drive2.P)
    annotation(Line(points={{48,20},{48,34}}));
  connect(main3.port, drive3.P)
    annotation(Line(points={{96,20},{96,34}}));
  connect(main4.port, drive4.P)
    annotation(Line(points={{144,20},{144,34}}));
  connect(main5.port, drive5.P)
    annotation(Line(points={{144,-20},{144,-34}}));
  connect(main6.port, drive6.P)
    annotation(Line(points={{96,-20},{96,-34}}));
  connect(main7.port, drive7.P)
    annotation(Line(points={{48,-20},{48,-34}}));
  connect(main8.port, drive8.P)
    annotation(Line(points={{0,-20},{0,-34}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=5, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-100,-62},{184,62}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Consumers on one main feel each other, by the pressure that lines lose and by waves; where flow is short, the pressure decides who gets it.",
        next="cylinder_drive",
        try1(
          do="Set line9.d from 25 to 5 mm: one end of the ring is shut, the ring is now a long branch.",
          change={"line9.d=0.005"},
          ask="How much do the far drives lose?",
          answer="From 2 to 4 s the mean drop from station to main8 grows from 0.8 to 7.6 bar, as all the oil goes the long way: line1.qA is 196 l/min instead of 83. The drop of a turbulent line goes with its length and the square of the flow; in these wide pipes drive8 still comes to 493 instead of 495 mm. In a ring each drive has two ways, with slower oil in both.",
          expect={measure(of="station.p - main8.p", statistic="mean", from="2", to="4", lower=3e5), measure(of="line1.qA", statistic="mean", from="2", to="4", lower=3e-3)}),
        try2(
          do="Set relief.p_set from 210 to 170 bar, below the 180 bar of the pump's controller.",
          change={"relief.p_set=170e5"},
          ask="The drives work as before. What is wrong with this setting?",
          answer="Look at the start: at 0.15 s nothing moves, and 122 l/min flow over the relief valve at 176 bar (before: 0 l/min), 35 kW of heat. The pressure never reaches the 180 bar at which the controller would swivel the pump back, so pump and valve work against each other. The relief valve beside a pressure-compensated pump is set 20 to 30 bar above the pump.",
          expect={measure(of="relief.q", statistic="last", to="0.15", lower=1.66667e-3), measure(of="relief.q", statistic="mean", lower=3.33333e-4)}),
        try3(
          do="Set pump.D_max from 140 to 70 cm3/rev.",
          change={"pump.D_max=70e-6"},
          ask="Half the pump: do all drives simply move at half the speed?",
          answer="No. station.p breaks down to 23 bar, and the oil goes where the least pressure is wanted: drive1, which starts first, still reaches 500 mm, but drive4 only 239 mm and drive5 175 mm, where they came to 500 mm before. Cycles that were planned by time fail first when a pump wears out.",
          expect={measure(of="drive4.cylinder.x", statistic="maximum", lower=0.22, upper=0.26), measure(of="station.p", statistic="minimum", upper=30e5)}),
        try4(
          do="Choose Run > Parts between delay lines > Both, to compare them, and run; or on the command line: bramah simulate ring_main.mo --parts compare",
          ask="What happens at one drive reaches the next one 5 ms later. What can a program make of that?",
          answer="It can compute the nine parts between the lines apart from each other, in several threads, and hand over what arrives. Both runs are made: in parts it takes 70265 steps altogether, jointly 7547, but each of them solves a small system. The largest difference is 0.004 of the range of a flow (main2.port.m_flow at 1.215 s), as large as the errors of each run at this tolerance.",
          expect={measure(of="drive1.cylinder.x", statistic="maximum", lower=0.499), measure(of="main4.p", statistic="minimum", lower=55e5, upper=63e5)}))),
    Documentation(info="<html>
<p>A pump feeds a ring of pipe from which eight drives take their oil, each with a cycle of its own. A pressure wave needs some 5 ms from one drive to
the next: what happens at one of them is felt at the others that much later. Between the lines the circuit falls into nine parts, the station
and the drives, which can be computed on their own steps and in several threads.</p>
<h4>What to look for</h4>
<ul>
<li><b>main4.p</b> and <b>main8.p</b> drop when a drive starts, the farther away the later; the waves run round the ring and fade.</li>
<li><b>line1.qA</b> and <b>line9.qB</b>: both ends of the ring feed it. Shut one line, <b>line9.d</b> = 5 mm: all the oil goes the long
way, and from 2 to 4 s the mean drop from station to main8 grows from 0.8 to 7.6 bar.</li>
<li>The steps and the time of a run, all at once and in parts: <code>bramah simulate ring_main.mo --parts compare</code>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=drive1.cylinder.x), Curve(y=drive4.cylinder.x), Curve(y=drive8.cylinder.x)}, y=Axis(unit="mm")), Plot(title="Pressure in the ring", curves={Curve(y=station.p), Curve(y=main4.p), Curve(y=main8.p)}, y=Axis(unit="bar")), Plot(title="Flow into the ring", curves={Curve(y=line1.qA), Curve(y=line9.qB)}, y=Axis(unit="l/min"))})}));
end ring_main;
