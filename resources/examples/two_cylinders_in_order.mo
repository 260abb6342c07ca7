// SPDX-License-Identifier: BSD-3-Clause
model two_cylinders_in_order "A+ B+ B- A-: a sequence whose limit switches overlap"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-120,70})));
  inner Bramah.Sequences.Chart chart(cycle=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-120,46})));
  Bramah.Blocks.Sources.BooleanPulse start(period=5, width=10, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-120,22})));
  Bramah.Sequences.InitialStep rest(nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,60})));
  Bramah.Sequences.Transition go(condition=start.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,48})));
  Bramah.Sequences.Step aOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,36})));
  Bramah.Sequences.Transition a1(condition=A.x > 0.199, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,24})));
  Bramah.Sequences.Step bOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,12})));
  Bramah.Sequences.Transition b1(condition=B.x > 0.149, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,0})));
  Bramah.Sequences.Step bIn(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-12})));
  Bramah.Sequences.Transition b0(condition=B.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-24})));
  Bramah.Sequences.Step aIn(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-36})));
  Bramah.Sequences.Transition a0(condition=A.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-48})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=10e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={0,-58})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-78})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-36})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=120e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={24,-54})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={24,-78})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveA
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={50,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder A(d_bore=0.04, d_rod=0.022, stroke=0.2, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={50,50})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={58,-22})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveB
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={124,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder B(d_bore=0.032, d_rod=0.018, stroke=0.15, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={124,50})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={132,-22})));
  Bramah.Mechanics.Translational.Mass massA(m=50)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={80,50})));
  Bramah.Mechanics.Translational.Mass massB(m=30)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={154,50})));
equation
  connect(rest.o[1], go.i[1])
    annotation(Line(points={{-70,54},{-70,52}}));
  connect(go.o[1], aOut.i[1])
    annotation(Line(points={{-70,44},{-70,42}}));
  connect(aOut.o[1], a1.i[1])
    annotation(Line(points={{-70,30},{-70,28}}));
  connect(a1.o[1], bOut.i[1])
    annotation(Line(points={{-70,20},{-70,18}}));
  connect(bOut.o[1], b1.i[1])
    annotation(Line(points={{-70,6},{-70,4}}));
  connect(b1.o[1], bIn.i[1])
    annotation(Line(points={{-70,-4},{-70,-6}}));
  connect(bIn.o[1], b0.i[1])
    annotation(Line(points={{-70,-18},{-70,-20}}));
  connect(b0.o[1], aIn.i[1])
    annotation(Line(points={{-70,-28},{-70,-30}}));
  connect(aIn.o[1], a0.i[1])
    annotation(Line(points={{-70,-42},{-70,-44}}));
  connect(a0.o[1], rest.i[1])
    annotation(Line(points={{-70,-52},{-70,-58},{-98,-58},{-98,72},{-70,72},{-70,66}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{0,-78},{0,-68}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{0,-48},{0,-36},{24,-36}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{24,-36},{24,-46}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{24,-62},{24,-78}}));
  connect(lineP.port, valveA.P)
    annotation(Line(points={{24,-36},{48,-36},{48,-8}}));
  connect(valveA.T, tank3.T)
    annotation(Line(points={{52,-8},{52,-16},{58,-16},{58,-22}}));
  connect(valveA.A, A.A)
    annotation(Line(points={{48,8},{48,20},{42,20},{42,42}}));
  connect(valveA.B, A.B)
    annotation(Line(points={{52,8},{52,20},{58,20},{58,42}}));
  connect(lineP.port, valveB.P)
    annotation(Line(points={{24,-36},{122,-36},{122,-8}}));
  connect(valveB.T, tank4.T)
    annotation(Line(points={{126,-8},{126,-16},{132,-16},{132,-22}}));
  connect(valveB.A, B.A)
    annotation(Line(points={{122,8},{122,20},{116,20},{116,42}}));
  connect(valveB.B, B.B)
    annotation(Line(points={{126,8},{126,20},{132,20},{132,42}}));
  connect(A.rod, massA.flange_a)
    annotation(Line(points={{66,50},{70,50}}));
  connect(B.rod, massB.flange_a)
    annotation(Line(points={{140,50},{144,50}}));
  connect(aOut.y, valveA.a)
    annotation(Line(points={{-60,36},{10,36},{10,-2},{32,-2}}, color={168,60,160}));
  connect(bOut.y, valveB.a)
    annotation(Line(points={{-60,12},{-26,12},{-26,34},{96,34},{96,-2},{106,-2}}, color={168,60,160}));
  connect(bIn.y, valveB.b)
    annotation(Line(points={{-60,-12},{-20,-12},{-20,38},{152,38},{152,-2},{142,-2}}, color={168,60,160}));
  connect(aIn.y, valveA.b)
    annotation(Line(points={{-60,-36},{-14,-36},{-14,28},{78,28},{78,-2},{68,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-134,-88},{170,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A sequence waits for what its sensors say, however long: what they cannot say, it never does.",
        next="clamp_drill_unclamp",
        try1(
          do="Set A.stroke from 200 to 198.5 mm; the limit switch stays where it was, A.x > 0.199.",
          change={"A.stroke=0.1985"},
          ask="A part that is 1.5 mm shorter. What does the machine do?",
          answer="A moves out to 198.6 mm and stands there, aOut.X stays true, and lineP.p rests at 123 bar, with all 14 l/min going over the relief valve; B never moves. A chart does not know that something is wrong. Real ones watch the time of each step, here that could be a second transition with aOut.t > 3.",
          expect={measure(of="B.x", statistic="maximum", upper=1e-3), measure(of="relief.q", statistic="last", to="3", lower=1.66667e-4)}),
        try2(
          do="Set valveA.centre and valveB.centre from Closed to Tandem, P to T in the centre, as it would save power while nothing moves.",
          change={"valveA.centre=Bramah.Types.Centre.Tandem", "valveB.centre=Bramah.Types.Centre.Tandem"},
          ask="Why does A not even start?",
          answer="lineP.p is at 1.3 bar at the most: while valve A works, valve B stands in its centre and lets the pump's oil to the tank. Valves with P to T in the centre work alone or in series, not in parallel. With the closed centres the pause costs 2.9 kW over the relief valve; a pump that swivels back, or one valve that vents, saves them.",
          expect={measure(of="A.x", statistic="maximum", upper=1e-3), measure(of="lineP.p", statistic="maximum", upper=2e5)}),
        try3(
          do="Set chart.cycle from 0.01 to 0.2 s: a slow controller.",
          change={"chart.cycle=0.2"},
          ask="How much time does it cost, and where?",
          answer="The cycle ends at 3.00 s instead of 2.74 s. Each end of a movement waits for the next look, up to 0.2 s: B's way out, which is at its end at 1.69 s, is seen at 1.8 s. Meanwhile the cylinder is pressed against its end. Where a position must be hit, this time times the speed is the error.",
          expect={measure(of="time", statistic="first", from="rest.X and time > 1", lower=2.95, upper=3.05)})),
      plots={plot(title="Steps", kind="stepNumbers", y={"rest.X", "aOut.X", "bOut.X", "bIn.X", "aIn.X", "A.x", "B.x"}, at=1)}),
    Documentation(info="<html>
<p>Cylinder A moves out, then B, then B comes back, then A. The sequence chart on the left is read from above to below: a step is active until the
condition below it comes true, and as long as it is active it switches its solenoid. The chart works as in a controller with a cycle of 10 ms.</p>
<p>Limit switches alone cannot control this order: when A has moved out and B is in, the switches say the same before B moves out and after it has come
back. In a circuit with pilot lines both signals would act on one valve at the same time, and a cascade has to take one away. Here the active step
remembers how far the machine is, so only one of the two solenoids of a valve is ever switched.</p>
<h4>What to look for</h4>
<ul>
<li><b>A.x</b> and <b>B.x</b>: A+ B+ B- A-. Where B moves, A stands between the closed edges of its valve.</li>
<li>Just one of <b>rest.X</b>, <b>aOut.X</b>, <b>bOut.X</b>, <b>bIn.X</b> and <b>aIn.X</b> is true at any time.</li>
<li>Set <b>chart.cycle</b> to 0.2 s, a slow controller: each cylinder waits at its end for the next look.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=A.x), Curve(y=B.x)}, y=Axis(unit="mm")), Plot(title="Pressure", curves={Curve(y=lineP.p)}, y=Axis(unit="bar"))})}));
end two_cylinders_in_order;
