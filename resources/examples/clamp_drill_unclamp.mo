// SPDX-License-Identifier: BSD-3-Clause
model clamp_drill_unclamp "Clamp, drill, unclamp: emergency stop and restart"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-126,76})));
  inner Bramah.Sequences.Chart chart(toInitial=emergency.y)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-126,50})));
  Bramah.Blocks.Sources.BooleanPulse start(period=3, width=20, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-126,22})));
  Bramah.Blocks.Sources.BooleanPulse emergency(period=100, width=1, startTime=7.8)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-126,-4})));
  Bramah.Sequences.InitialStep stopped(nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,68})));
  Bramah.Sequences.Transition restart(condition=start.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,56})));
  Bramah.Sequences.Step drillIn(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,38})));
  Bramah.Sequences.Transition out(condition=drill.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,26})));
  Bramah.Sequences.Step unclamp(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,14})));
  Bramah.Sequences.Transition free(condition=clamp.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,2})));
  Bramah.Sequences.Step ready(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-10})));
  Bramah.Sequences.Transition go(delay=0.2, condition=start.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-22})));
  Bramah.Sequences.Step clampOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-34})));
  Bramah.Sequences.Transition held(delay=0.1, condition=clamp.pA > 6e6, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-46})));
  Bramah.Sequences.Step drillOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-70,-58})));
  Bramah.Sequences.Transition deep(condition=drill.x > 0.2, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-70,-70})));
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
  Bramah.Blocks.Logical.Or hold
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={8,14})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveC
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={60,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder clamp(d_bore=0.04, d_rod=0.022, stroke=0.1, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={60,50})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={68,-22})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=25/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={58,-26})), __Bramah(label(offset={-20,0})));
  Bramah.Hydraulics.Node lineC(V=1e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,-14})), __Bramah(label(offset={-14,0})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveD
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={150,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder drill(d_bore=0.05, d_rod=0.028, stroke=0.25, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={150,50})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={158,-22})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.02, c=5e7, d=5e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={94,50})));
  Bramah.Mechanics.Translational.Fixed table(s0=0.1)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={112,50}, rotation=90)));
  Bramah.Mechanics.Translational.Mass spindle(m=60)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={182,50})));
  Bramah.Mechanics.Translational.Damper cutting(d=20000)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={208,50})));
  Bramah.Mechanics.Translational.Fixed frame
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={224,50}, rotation=90)));
equation
  connect(stopped.o[1], restart.i[1])
    annotation(Line(points={{-70,62},{-70,60}}));
  connect(restart.o[1], drillIn.i[1])
    annotation(Line(points={{-70,52},{-70,44}}));
  connect(drillIn.o[1], out.i[1])
    annotation(Line(points={{-70,32},{-70,30}}));
  connect(out.o[1], unclamp.i[1])
    annotation(Line(points={{-70,22},{-70,20}}));
  connect(unclamp.o[1], free.i[1])
    annotation(Line(points={{-70,8},{-70,6}}));
  connect(free.o[1], ready.i[1])
    annotation(Line(points={{-70,-2},{-70,-4}}));
  connect(ready.o[1], go.i[1])
    annotation(Line(points={{-70,-16},{-70,-18}}));
  connect(go.o[1], clampOut.i[1])
    annotation(Line(points={{-70,-26},{-70,-28}}));
  connect(clampOut.o[1], held.i[1])
    annotation(Line(points={{-70,-40},{-70,-42}}));
  connect(held.o[1], drillOut.i[1])
    annotation(Line(points={{-70,-50},{-70,-52}}));
  connect(drillOut.o[1], deep.i[1])
    annotation(Line(points={{-70,-64},{-70,-66}}));
  connect(deep.o[1], drillIn.i[2])
    annotation(Line(points={{-70,-74},{-70,-80},{-98,-80},{-98,48},{-70,48},{-70,44}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{0,-78},{0,-68}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{0,-48},{0,-36},{24,-36}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{24,-36},{24,-46}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{24,-62},{24,-78}}));
  connect(lineP.port, check.A)
    annotation(Line(points={{24,-36},{58,-36},{58,-34}}));
  connect(check.B, lineC.port)
    annotation(Line(points={{58,-18},{58,-14}}));
  connect(lineC.port, valveC.P)
    annotation(Line(points={{58,-14},{58,-8}}));
  connect(valveC.T, tank3.T)
    annotation(Line(points={{62,-8},{62,-16},{68,-16},{68,-22}}));
  connect(valveC.A, clamp.A)
    annotation(Line(points={{58,8},{58,20},{52,20},{52,42}}));
  connect(valveC.B, clamp.B)
    annotation(Line(points={{62,8},{62,20},{68,20},{68,42}}));
  connect(lineP.port, valveD.P)
    annotation(Line(points={{24,-36},{148,-36},{148,-8}}));
  connect(valveD.T, tank4.T)
    annotation(Line(points={{152,-8},{152,-16},{158,-16},{158,-22}}));
  connect(valveD.A, drill.A)
    annotation(Line(points={{148,8},{148,20},{142,20},{142,42}}));
  connect(valveD.B, drill.B)
    annotation(Line(points={{152,8},{152,20},{158,20},{158,42}}));
  connect(clamp.rod, workpiece.flange_a)
    annotation(Line(points={{76,50},{84,50}}));
  connect(workpiece.flange_b, table.flange)
    annotation(Line(points={{104,50},{112,50}}));
  connect(drill.rod, spindle.flange_a)
    annotation(Line(points={{166,50},{172,50}}));
  connect(spindle.flange_b, cutting.flange_a)
    annotation(Line(points={{192,50},{198,50}}));
  connect(cutting.flange_b, frame.flange)
    annotation(Line(points={{218,50},{224,50}}));
  connect(clampOut.y, hold.u1)
    annotation(Line(points={{-60,-34},{-26,-34},{-26,18},{0,18}}, color={168,60,160}));
  connect(drillOut.y, hold.u2)
    annotation(Line(points={{-60,-58},{-16,-58},{-16,10},{0,10}}, color={168,60,160}));
  connect(hold.y, valveC.a)
    annotation(Line(points={{16,14},{28,14},{28,-2},{42,-2}}, color={168,60,160}));
  connect(drillOut.y, valveD.a)
    annotation(Line(points={{-60,-58},{-16,-58},{-16,26},{118,26},{118,-2},{132,-2}}, color={168,60,160}));
  connect(unclamp.y, valveC.b)
    annotation(Line(points={{-60,14},{-34,14},{-34,30},{86,30},{86,-2},{78,-2}}, color={168,60,160}));
  connect(drillIn.y, valveD.b)
    annotation(Line(points={{-60,38},{-40,38},{-40,34},{178,34},{178,-2},{168,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=14, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-140,-88},{230,90}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Conditions in a sequence must mean what they say: not a peak for a pressure, not a held button for a wish to start.",
        next="press_cycle",
        try1(
          do="Set held.delay from 0.1 to 0 s, and look at the second cycle, after 6.7 s.",
          change={"held.delay=0"},
          ask="The clamp's pressure has passed 60 bar. Why does the drill start with a clamp that does not hold?",
          answer="5 ms after the valve has switched drillOut.X is true: the blow with which the clamp breaks away passes 60 bar for a moment, before it has moved at all. Clamp and drill then run together, and clamp.pA is at 13 bar from 7 to 7.6 s instead of 128 bar. A pressure that stands for an event has to be asked for a while, or together with the position.",
          expect={measure(of="time", statistic="first", from="drillOut.X and time > 6", lower=6.7, upper=6.75), measure(of="clamp.pA", statistic="mean", from="7", to="7.6", upper=40e5)}),
        try2(
          do="Set go.delay from 0.2 to 1 s.",
          change={"go.delay=1"},
          ask="The button is pressed for 0.6 s, again and again. Why does the machine not start?",
          answer="Its condition must have been true for 1 s without a break, and start.y is true for 0.6 s of each 3 s. clamp.x stays at 0 mm. A delay of a transition is no memory: to remember a short pulse takes a step of its own.",
          expect={measure(of="clamp.x", statistic="maximum", upper=1e-3)}),
        try3(
          do="Set start.width from 20 to 100 %: the start button is tied down.",
          change={"start.width=100"},
          ask="The emergency stop ends at 8.8 s. What happens at that moment?",
          answer="The machine goes on by itself: at 8.8 s unclamp.X opens the clamp, and at 9.03 s the next cycle begins, without anybody having pressed anything. With a button that is let go it waited for the next start at 9.5 s. The reset of an emergency stop must not start anything; ask for the button's edge, or for its release before, as press_cycle does.",
          expect={measure(of="time", statistic="first", from="unclamp.X and time > 8", lower=8.75, upper=8.9)}),
        try4(
          do="Set clamp.leakage from 0 to 1e-12 m3/(s.Pa).",
          change={"clamp.leakage=1e-12"},
          ask="The check valve keeps the oil before the clamp. Does it keep the force?",
          answer="No: while the drill works the clamp's pressure falls to 16 bar, and in the emergency stop, at 9 s, it is 10 bar instead of 129 bar. What leaks past the piston cannot come after, as lineP.p lies at some 13 bar while the drill moves. A small accumulator behind the check valve would feed it, and a pressure switch in the chart should watch it.",
          expect={measure(of="clamp.pA", statistic="last", to="9", upper=15e5)})),
      plots={plot(title="Steps", kind="stepNumbers", y={"stopped.X", "drillIn.X", "unclamp.X", "ready.X", "clampOut.X", "drillOut.X", "clamp.x", "drill.x"}, at=1)}),
    Documentation(info="<html>
<p>A workpiece is clamped, drilled and let go. The clamp holds when its pressure has been over 60 bar for 0.1 s, longer than the blow with which it
breaks away; only then the drill feeds, and a check valve keeps the pressure of the clamp while it does. The emergency stop is a forcing order:
<code>chart.toInitial = emergency.y</code> makes the step <code>stopped</code> active and all others not, whatever they are at. Its solenoids all
let go, and the valves shut off what moves. Nothing moves either when the emergency ends: the next start takes the drill out first, then opens the
clamp, and only after that a new cycle begins. The way back of the cycle is the same piece of the chart.</p>
<h4>What to look for</h4>
<ul>
<li><b>clamp.pA</b> passes 60 bar before <b>drill.x</b> begins to move.</li>
<li>The emergency at 7.8 s comes while the drill is in the workpiece: <b>drill.x</b> stands until the restart, and <b>clamp.pA</b> keeps holding.</li>
<li>After the restart <b>drillIn.X</b> and <b>unclamp.X</b> come first, then <b>ready.X</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=clamp.x), Curve(y=drill.x)}, y=Axis(unit="mm")), Plot(title="Buttons", curves={Curve(y=start.y), Curve(y=emergency.y)}), Plot(title="Pressure at the clamp", curves={Curve(y=clamp.pA)}, y=Axis(unit="bar"))})}));
end clamp_drill_unclamp;
