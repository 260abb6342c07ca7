// SPDX-License-Identifier: BSD-3-Clause
model press_cycle "Press with two-hand control"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-150,76})));
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-150,50})));
  Bramah.Blocks.Sources.TimeTable handL(table=[0, 0; 0.5, 1; 4.5, 0; 6, 1; 8, 0; 9, 1; 12, 0], smoothness=Bramah.Types.Smoothness.ConstantSegments)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-158,20})));
  Bramah.Blocks.Sources.TimeTable handR(table=[0, 0; 0.7, 1; 4.6, 0; 7.2, 1; 8, 0; 9.2, 1; 9.9, 0], smoothness=Bramah.Types.Smoothness.ConstantSegments)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-158,-10})));
  Bramah.Blocks.Logical.GreaterThreshold left(threshold=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-132,20})));
  Bramah.Blocks.Logical.GreaterThreshold right(threshold=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-132,-10})));
  Bramah.Sequences.InitialStep rest(nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,62})));
  Bramah.Sequences.Transition first(condition=left.y or right.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,50})));
  Bramah.Sequences.Step one(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,38})));
  Bramah.Sequences.AlternativeSplit hands(width=56, n=2)
    annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={-70,28})));
  Bramah.Sequences.Transition both(condition=left.y and right.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-98,18})));
  Bramah.Sequences.Transition late(condition=one.t > 0.5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-42,18})));
  Bramah.Sequences.Step close(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-98,6})));
  Bramah.Sequences.AlternativeSplit force(width=44, n=2)
    annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={-98,-4})));
  Bramah.Sequences.Transition pressed(condition=press.pA > 100e5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-120,-14})));
  Bramah.Sequences.Transition letGo(condition=not (left.y and right.y), nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-76,-14})));
  Bramah.Sequences.Step hold(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-120,-26})));
  Bramah.Sequences.Transition formed(delay=0.5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-120,-38})));
  Bramah.Sequences.AlternativeJoin stop(width=44, n=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-98,-46})));
  Bramah.Sequences.Step open(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-98,-56})));
  Bramah.Sequences.Transition up(condition=press.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-98,-68})));
  Bramah.Sequences.AlternativeJoin merge(width=56, n=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-78})));
  Bramah.Sequences.Step release(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-88})));
  Bramah.Sequences.Transition off(condition=not left.y and not right.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-100})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={28,-58})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={28,-78})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={52,-36})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={52,-54})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={52,-78})));
  Bramah.Blocks.Logical.Or down
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={30,14})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(centre=Bramah.Types.Centre.Tandem)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={84,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder press(d_bore=0.063, d_rod=0.036, stroke=0.2, d=3000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={84,50})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={92,-22})));
  Bramah.Mechanics.Translational.Mass ram(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={116,50})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.03, c=2e7, d=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={142,50})));
  Bramah.Mechanics.Translational.Fixed bed(s0=0.2)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={158,50}, rotation=90)));
equation
  connect(handL.y, left.u)
    annotation(Line(points={{-150,20},{-140,20}}, color={44,99,201}));
  connect(handR.y, right.u)
    annotation(Line(points={{-150,-10},{-140,-10}}, color={44,99,201}));
  connect(rest.o[1], first.i[1])
    annotation(Line(points={{-70,56},{-70,54}}));
  connect(first.o[1], one.i[1])
    annotation(Line(points={{-70,46},{-70,44}}));
  connect(one.o[1], hands.i)
    annotation(Line(points={{-70,32},{-70,30}}));
  connect(hands.o[1], both.i[1])
    annotation(Line(points={{-70,28},{-98,28},{-98,22}}));
  connect(hands.o[2], late.i[1])
    annotation(Line(points={{-70,28},{-42,28},{-42,22}}));
  connect(both.o[1], close.i[1])
    annotation(Line(points={{-98,14},{-98,12}}));
  connect(close.o[1], force.i)
    annotation(Line(points={{-98,0},{-98,-2}}));
  connect(force.o[1], pressed.i[1])
    annotation(Line(points={{-98,-4},{-120,-4},{-120,-10}}));
  connect(force.o[2], letGo.i[1])
    annotation(Line(points={{-98,-4},{-76,-4},{-76,-10}}));
  connect(pressed.o[1], hold.i[1])
    annotation(Line(points={{-120,-18},{-120,-20}}));
  connect(hold.o[1], formed.i[1])
    annotation(Line(points={{-120,-32},{-120,-34}}));
  connect(formed.o[1], stop.i[1])
    annotation(Line(points={{-120,-42},{-120,-46},{-98,-46}}));
  connect(letGo.o[1], stop.i[2])
    annotation(Line(points={{-76,-18},{-76,-46},{-98,-46}}));
  connect(stop.o, open.i[1])
    annotation(Line(points={{-98,-48},{-98,-50}}));
  connect(open.o[1], up.i[1])
    annotation(Line(points={{-98,-62},{-98,-64}}));
  connect(up.o[1], merge.i[1])
    annotation(Line(points={{-98,-72},{-98,-78},{-70,-78}}));
  connect(late.o[1], merge.i[2])
    annotation(Line(points={{-42,14},{-42,-78},{-70,-78}}));
  connect(merge.o, release.i[1])
    annotation(Line(points={{-70,-80},{-70,-82}}));
  connect(release.o[1], off.i[1])
    annotation(Line(points={{-70,-94},{-70,-96}}));
  connect(off.o[1], rest.i[1])
    annotation(Line(points={{-70,-104},{-70,-108},{-10,-108},{-10,74},{-70,74},{-70,68}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{28,-78},{28,-68}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{28,-48},{28,-36},{52,-36}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{52,-36},{52,-46}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{52,-62},{52,-78}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{52,-36},{82,-36},{82,-8}}));
  connect(valve.T, tank3.T)
    annotation(Line(points={{86,-8},{86,-16},{92,-16},{92,-22}}));
  connect(valve.A, press.A)
    annotation(Line(points={{82,8},{82,20},{76,20},{76,42}}));
  connect(valve.B, press.B)
    annotation(Line(points={{86,8},{86,20},{92,20},{92,42}}));
  connect(press.rod, ram.flange_a)
    annotation(Line(points={{100,50},{106,50}}));
  connect(ram.flange_b, workpiece.flange_a)
    annotation(Line(points={{126,50},{132,50}}));
  connect(workpiece.flange_b, bed.flange)
    annotation(Line(points={{152,50},{158,50}}));
  connect(close.y, down.u1)
    annotation(Line(points={{-88,6},{8,6},{8,18},{22,18}}, color={168,60,160}));
  connect(hold.y, down.u2)
    annotation(Line(points={{-110,-26},{-104,-26},{-104,-32},{14,-32},{14,10},{22,10}}, color={168,60,160}));
  connect(down.y, valve.a)
    annotation(Line(points={{38,14},{52,14},{52,-2},{66,-2}}, color={168,60,160}));
  connect(open.y, valve.b)
    annotation(Line(points={{-88,-56},{4,-56},{4,30},{112,30},{112,-2},{102,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=13, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-170,-116},{166,88}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A press must not close by mistake, and must know when it has pressed: both depend on hydraulics as much as on the chart.",
        next="transfer_machine",
        try1(
          do="Set relief.p_set from 160 to 90 bar.",
          change={"relief.p_set=90e5"},
          ask="The chart waits for 100 bar. When does the press open?",
          answer="When the operator lets go, at 4.5 s: press.pA reaches 98 bar only, hold.X never comes, and for more than two seconds 23 l/min heat the oil. Each threshold in a chart needs a pressure that is reached for certain, also with a warm pump and a worn valve.",
          expect={measure(of="time", statistic="first", from="open.X", lower=4.45, upper=4.6), measure(of="press.pA", statistic="maximum", upper=100e5)}),
        try2(
          do="Set valve.centre from Tandem to Closed.",
          change={"valve.centre=Bramah.Types.Centre.Closed"},
          ask="The press opens at once, without having pressed. What does it believe?",
          answer="That it has pressed: the pump now waits at 165 bar instead of 1.8 bar, and when the valve opens, press.pA is past 100 bar within 5 ms, long before the ram moves. It goes 67 mm and turns back. And the relief valve wastes 5.4 kW on average instead of 0.2 kW. A change of a valve changes what the sensors of the chart mean.",
          expect={measure(of="press.x", statistic="maximum", upper=0.08), measure(of="relief.q*relief.dp", statistic="mean", lower=5000)}),
        try3(
          do="Set pump.D from 16 to 32 cm3/rev, and look at the hand that leaves at 9.9 s.",
          change={"pump.D=32e-6"},
          ask="The hand is off the button. Why does the press not open?",
          answer="It has pressed already: at 9.888 s hold.X has come, just before the hand left, and hold is left by its time alone, at 10.39 s. Before, the ram was at 88 mm then and opened at once. A press that closes faster leaves less time in which a hand that lets go can still stop it.",
          expect={measure(of="time", statistic="first", from="open.X and time > 9", lower=10.3, upper=10.5)}),
        try4(
          do="Set valve.t_switch from 30 to 150 ms.",
          change={"valve.t_switch=0.15"},
          ask="How far does the ram still go after the hand has left at 9.9 s?",
          answer="5.1 mm instead of 1.6 mm, and it turns at 9.948 s instead of 9.916 s. The path after the stop is the speed times the time of chart, valve and oil. Presses use two valves in series that are watched, as one spool that sticks would mean that it never stops.",
          expect={measure(of="press.x", statistic="maximum", from="9.9", to="10.2", lower=0.0885, upper=0.0895), measure(of="press.x", statistic="timeOfMaximum", from="9.9", to="10.2", lower=9.93, upper=9.97)})),
      plots={plot(title="Steps", kind="steps", y={"rest.X", "one.X", "close.X", "hold.X", "open.X", "release.X", "press.x"}, at=2)}),
    Documentation(info="<html>
<p>The press closes only if both buttons are pressed within 0.5 s, and opens at once when a hand leaves one while it closes. When the pressure has
passed 100 bar it holds it for 0.5 s and opens by itself. Before the next stroke both buttons must have been let go: a button that was tied down does
not start anything (two-hand control of type III C after ISO 13851).</p>
<h4>What to look for</h4>
<ul>
<li>First stroke: <b>left.y</b> at 0.5 s and <b>right.y</b> at 0.7 s; <b>close.X</b>, then <b>hold.X</b>, then <b>open.X</b>.</li>
<li>At 6 s the second hand comes 1.2 s after the first: <b>release.X</b>, and <b>press.x</b> does not move.</li>
<li>At 9.9 s a hand leaves its button: <b>open.X</b> at once, without <b>hold.X</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=press.x)}, y=Axis(unit="mm")), Plot(title="Hands", curves={Curve(y=left.y), Curve(y=right.y)}), Plot(title="Pressure", curves={Curve(y=press.pA)}, y=Axis(unit="bar"))})}));
end press_cycle;
