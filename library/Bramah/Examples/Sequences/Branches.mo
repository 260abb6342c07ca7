// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Sequences;
model Branches "Branches that run in parallel, and a choice"
  inner Bramah.Sequences.Chart chart(cycle=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,66})));
  Bramah.Blocks.Sources.BooleanPulse start(period=10, width=20, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,44})));
  Bramah.Sequences.Event pressed
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-56,44})));
  Bramah.Sequences.InitialStep wait(nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,60})));
  Bramah.Sequences.Transition begin(useInput=true, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,44})));
  Bramah.Sequences.ParallelSplit split(width=56, n=2)
    annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,36})));
  Bramah.Sequences.Step fill(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={-24,24})));
  Bramah.Sequences.Step warm(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={24,24})));
  Bramah.Sequences.Transition full(delay=2, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-24,12})));
  Bramah.Sequences.Transition hot(delay=1.2, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={24,12})));
  Bramah.Sequences.Step filled(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-24,0})));
  Bramah.Sequences.Step warmed(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={24,0})));
  Bramah.Sequences.ParallelJoin join(width=56, n=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-12})));
  Bramah.Sequences.Transition both(delay=0.2, nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,-20})));
  Bramah.Sequences.Step weigh(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-32})));
  Bramah.Sequences.AlternativeSplit choice(width=48, n=2)
    annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,-42})));
  Bramah.Sequences.Transition good(condition=time < 10 and weigh.t > 0.5, nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-24,-50})));
  Bramah.Sequences.Transition bad(condition=weigh.t > 0.5, nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={24,-50})));
  Bramah.Sequences.Step close(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={-24,-62})));
  Bramah.Sequences.Step reject(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={24,-62})));
  Bramah.Sequences.Transition closed(delay=0.5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-24,-74})));
  Bramah.Sequences.Transition away(delay=1, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={24,-74})));
  Bramah.Sequences.AlternativeJoin merge(width=48, n=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-82})));
  Bramah.Sequences.Action heater(kind=Bramah.Types.ActionKind.Stored)
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={76,24})));
  Bramah.Sequences.Action valve(kind=Bramah.Types.ActionKind.Limited, T=1.5)
    annotation(Placement(transformation(extent={{14,-6},{-14,6}}, origin={-64,24})));
  Bramah.Sequences.Action scale(kind=Bramah.Types.ActionKind.Conditional, condition=weigh.t > 0.1)
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={76,-32})));
  Bramah.Sequences.Action stamp(kind=Bramah.Types.ActionKind.PulseAtEntry, T=0.2)
    annotation(Placement(transformation(extent={{14,-6},{-14,6}}, origin={-64,-62})));
  Bramah.Sequences.Action knock(kind=Bramah.Types.ActionKind.PulseAtExit, T=0.3)
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={76,-62})));
  Bramah.Sequences.Assignment cans(adds=true, value={1}, n=1)
    annotation(Placement(transformation(extent={{14,-6},{-14,6}}, origin={-64,-42})));
equation
  connect(start.y, pressed.u)
    annotation(Line(points={{-76,44},{-64,44}}, color={168,60,160}));
  connect(pressed.y, begin.u)
    annotation(Line(points={{-48,44},{-6,44}}, color={168,60,160}));
  connect(wait.o[1], begin.i[1])
    annotation(Line(points={{0,54},{0,48}}));
  connect(begin.o[1], split.i)
    annotation(Line(points={{0,40},{0,38}}));
  connect(split.o[1], fill.i[1])
    annotation(Line(points={{0,36},{-24,36},{-24,30}}));
  connect(split.o[2], warm.i[1])
    annotation(Line(points={{0,36},{24,36},{24,30}}));
  connect(fill.o[1], full.i[1])
    annotation(Line(points={{-24,18},{-24,16}}));
  connect(full.o[1], filled.i[1])
    annotation(Line(points={{-24,8},{-24,6}}));
  connect(warm.o[1], hot.i[1])
    annotation(Line(points={{24,18},{24,16}}));
  connect(hot.o[1], warmed.i[1])
    annotation(Line(points={{24,8},{24,6}}));
  connect(both.o[1], weigh.i[1])
    annotation(Line(points={{0,-24},{0,-26}}));
  connect(good.o[1], close.i[1])
    annotation(Line(points={{-24,-54},{-24,-56}}));
  connect(bad.o[1], reject.i[1])
    annotation(Line(points={{24,-54},{24,-56}}));
  connect(close.o[1], closed.i[1])
    annotation(Line(points={{-24,-68},{-24,-70}}));
  connect(reject.o[1], away.i[1])
    annotation(Line(points={{24,-68},{24,-70}}));
  connect(filled.o[1], join.i[1])
    annotation(Line(points={{-24,-6},{-24,-12},{0,-12}}));
  connect(warmed.o[1], join.i[2])
    annotation(Line(points={{24,-6},{24,-12},{0,-12}}));
  connect(join.o, both.i[1])
    annotation(Line(points={{0,-14},{0,-16}}));
  connect(weigh.o[1], choice.i)
    annotation(Line(points={{0,-38},{0,-40}}));
  connect(choice.o[1], good.i[1])
    annotation(Line(points={{0,-42},{-24,-42},{-24,-46}}));
  connect(choice.o[2], bad.i[1])
    annotation(Line(points={{0,-42},{24,-42},{24,-46}}));
  connect(closed.o[1], merge.i[1])
    annotation(Line(points={{-24,-78},{-24,-82},{0,-82}}));
  connect(away.o[1], merge.i[2])
    annotation(Line(points={{24,-78},{24,-82},{0,-82}}));
  connect(merge.o, wait.i[1])
    annotation(Line(points={{0,-84},{0,-88},{-94,-88},{-94,76},{0,76},{0,66}}));
  connect(warm.y, heater.u)
    annotation(Line(points={{34,24},{62,24}}, color={168,60,160}));
  connect(weigh.y, scale.u)
    annotation(Line(points={{10,-32},{62,-32}}, color={168,60,160}));
  connect(reject.y, knock.u)
    annotation(Line(points={{34,-62},{62,-62}}, color={168,60,160}));
  connect(weigh.y, heater.reset)
    annotation(Line(points={{10,-32},{42,-32},{42,-8},{76,-8},{76,18}}, color={168,60,160}));
  connect(fill.y, valve.u)
    annotation(Line(points={{-34,24},{-50,24}}, color={168,60,160}));
  connect(close.y, stamp.u)
    annotation(Line(points={{-34,-62},{-50,-62}}, color={168,60,160}));
  connect(close.y, cans.u[1])
    annotation(Line(points={{-34,-62},{-42,-62},{-42,-42},{-50,-42}}, color={168,60,160}));
  annotation(
    experiment(StartTime=0, StopTime=20, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-102,-94},{102,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A press of the button, an event, starts two branches under a double bar: a can is filled while the next one is warmed. The lower double bar waits for
both. Then the weight decides: one of two branches under a single bar is taken. The chart works as in a controller with a cycle of 10 ms.</p>
<h4>What to look for</h4>
<ul>
<li><b>fill.X</b> and <b>warm.X</b> begin together; <b>warmed.X</b> is waited for by <b>filled.X</b>.</li>
<li>In the first round both conditions of the choice come true at once, and <b>close.X</b> is taken since it is the first; in the second round only
<b>bad.condition</b> is true.</li>
<li><b>valve.y</b> is limited to 1.5 s, <b>heater.y</b> is stored until the weighing, <b>scale.y</b> asks for a condition, <b>stamp.y</b> and
<b>knock.y</b> are pulses at the entry and at the exit of a step.</li>
<li><b>cans.y</b> counts the cans that were closed: a stored action with a number.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Steps", curves={Curve(y=wait.X), Curve(y=fill.X), Curve(y=filled.X), Curve(y=warm.X), Curve(y=warmed.X), Curve(y=weigh.X), Curve(y=close.X), Curve(y=reject.X)}), Plot(title="Actions", curves={Curve(y=valve.y), Curve(y=heater.y), Curve(y=scale.y), Curve(y=stamp.y), Curve(y=knock.y)})})}));
end Branches;
