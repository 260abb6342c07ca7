// SPDX-License-Identifier: BSD-3-Clause
model clamp_and_drill "Clamp, then drill: a sequence valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,76})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=10e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-60,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-34,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=120e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-34,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-34,-70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={-10,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-2,-22})));
  Bramah.Hydraulics.Node lineA(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-12,22})));
  Bramah.Hydraulics.Node lineB(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-8,14})));
  Bramah.Blocks.Sources.BooleanPulse forth(period=6, width=55, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-52,-2})));
  Bramah.Blocks.Sources.BooleanPulse back(period=6, width=40, startTime=3.6)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={36,-2})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder clamp(d_bore=0.04, d_rod=0.022, stroke=0.1, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-48,54})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder drill(d_bore=0.05, d_rod=0.028, stroke=0.25, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={40,54})));
  Bramah.Hydraulics.PressureValves.SequenceValve sequence(p_set=70e5, q_nom=25/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={8,36}, rotation=90)), __Bramah(label(offset={24,-3})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=25/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={8,22}, rotation=90)));
  Bramah.Hydraulics.Node lineD(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={32,36})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.02, c=5e7, d=5e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-14,54})));
  Bramah.Mechanics.Translational.Fixed table(s0=0.1)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={4,54}, rotation=90)));
  Bramah.Mechanics.Translational.Mass spindle(m=60)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={74,54})));
  Bramah.Mechanics.Translational.Damper cutting(d=20000)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={100,54})));
  Bramah.Mechanics.Translational.Fixed frame
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={116,54}, rotation=90)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-60,-70},{-60,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-60,-40},{-60,-28},{-34,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-34,-28},{-34,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-34,-54},{-34,-70}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-34,-28},{-12,-28},{-12,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{-8,-8},{-8,-16},{-2,-16},{-2,-22}}));
  connect(forth.y, valve.a)
    annotation(Line(points={{-44,-2},{-28,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{28,-2},{8,-2}}, color={168,60,160}));
  connect(valve.A, lineA.port)
    annotation(Line(points={{-12,8},{-12,22}}));
  connect(valve.B, lineB.port)
    annotation(Line(points={{-8,8},{-8,14}}));
  connect(lineA.port, clamp.A)
    annotation(Line(points={{-12,22},{-56,22},{-56,46}}));
  connect(lineB.port, clamp.B)
    annotation(Line(points={{-8,14},{-40,14},{-40,46}}));
  connect(lineB.port, drill.B)
    annotation(Line(points={{-8,14},{48,14},{48,46}}));
  connect(lineA.port, sequence.P)
    annotation(Line(points={{-12,22},{-12,36},{0,36}}));
  connect(sequence.A, lineD.port)
    annotation(Line(points={{16,36},{32,36}}));
  connect(lineD.port, drill.A)
    annotation(Line(points={{32,36},{32,46}}));
  connect(lineA.port, check.B)
    annotation(Line(points={{-12,22},{0,22}}));
  connect(check.A, lineD.port)
    annotation(Line(points={{16,22},{32,22},{32,36}}));
  connect(clamp.rod, workpiece.flange_a)
    annotation(Line(points={{-32,54},{-24,54}}));
  connect(workpiece.flange_b, table.flange)
    annotation(Line(points={{-4,54},{4,54}}));
  connect(drill.rod, spindle.flange_a)
    annotation(Line(points={{56,54},{64,54}}));
  connect(spindle.flange_b, cutting.flange_a)
    annotation(Line(points={{84,54},{90,54}}));
  connect(cutting.flange_b, frame.flange)
    annotation(Line(points={{110,54},{116,54}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-94,-80},{126,86}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A sequence valve makes an order out of pressures. What it holds back is clamping force, and is heat.",
        next="flow_control_valve",
        try1(
          do="Set sequence.p_set from 70 to 20 bar.",
          change={"sequence.p_set=20e5"},
          ask="The order is the same. What is wrong all the same?",
          answer="The drill still starts after the clamp has met the workpiece (0.61 s). But while it drills, lineA.p is 24 instead of 72 bar, and the clamp holds with 2.8 kN instead of 8.9 kN. The setting of a sequence valve is the force that is safe while the second movement works, not only the moment at which it starts.",
          expect={measure(of="workpiece.f", statistic="last", to="2", lower=-3000, upper=-2600), measure(of="drill.x", statistic="last", to="2", lower=0.16)}),
        try2(
          do="Set cutting.d from 20000 to 100000 N.s/m.",
          change={"cutting.d=100000"},
          ask="Five times the cutting force. Why does the drill not slow down, and the pressure hardly rise?",
          answer="At 2 s drill.v is 124 mm/s as before, and lineA.p 73.6 instead of 71.9 bar. The drill itself needs 67 instead of 17 bar: before, the sequence valve threw the difference to 70 bar away, 55 bar times 14.6 l/min, 1346 W of heat; now 159 W.",
          expect={measure(of="drill.v", statistic="last", to="2", lower=0.12, upper=0.13), measure(of="drill.pA", statistic="last", to="2", lower=64e5, upper=70e5)}),
        try3(
          do="Set sequence.p_set from 70 to 130 bar, above the relief valve's 120 bar.",
          change={"sequence.p_set=130e5"},
          ask="What does the machine do?",
          answer="The clamp closes with 15.3 kN, and nothing else: lineA.p stands at 123 bar, the relief valve takes all 14 l/min, and drill.x stays at zero. Between the force of the first movement and the relief valve there must be room for the sequence valve and its dp_over; three such valves in a row would need a high supply.",
          expect={measure(of="drill.x", statistic="maximum", upper=1e-3), measure(of="relief.q", statistic="last", to="2", lower=1.66667e-4)}))),
    Documentation(info="<html>
<p>One solenoid starts two movements in order: the clamp moves at once, the drill only when the pressure behind the clamp has reached the
sequence valve's 70 bar.</p>
<h4>What to look for</h4>
<ul>
<li><b>drill.x</b> starts when <b>clamp.x</b> stands on the workpiece and <b>lineA.p</b> has passed 70 bar; while it drills, the clamp keeps at least
that pressure.</li>
<li>On the way back (from 3.6 s) the oil of the drill passes the check valve beside the sequence valve.</li>
<li>Set <b>sequence.p_set</b> above the relief valve's 120 bar: the drill never starts.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=clamp.x), Curve(y=drill.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=drill.pA)}, y=Axis(unit="bar")), Plot(title="Force of the clamp", curves={Curve(y=workpiece.f)}, y=Axis(unit="kN"))})}));
end clamp_and_drill;
