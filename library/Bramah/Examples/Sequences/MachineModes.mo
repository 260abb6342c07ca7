// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Sequences;
model MachineModes "An enclosing step with an exception, and a macro-step inside"
  model DrillHole "A hole: down, feed, back"
    extends Bramah.Sequences.MacroStep;
    Bramah.Sequences.Transition down(delay=0.4, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,36})));
    Bramah.Sequences.Step feed(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,20})));
    Bramah.Sequences.Transition deep(delay=0.8, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,4})));
    Bramah.Sequences.Step back(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-16})));
    Bramah.Sequences.Transition up(delay=0.3, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,-36})));
  equation
    connect(E.o[1], down.i[1])
      annotation(Line(points={{0,54},{0,40}}));
    connect(down.o[1], feed.i[1])
      annotation(Line(points={{0,32},{0,26}}));
    connect(feed.o[1], deep.i[1])
      annotation(Line(points={{0,14},{0,8}}));
    connect(deep.o[1], back.i[1])
      annotation(Line(points={{0,0},{0,-10}}));
    connect(back.o[1], up.i[1])
      annotation(Line(points={{0,-22},{0,-32}}));
    connect(up.o[1], S.i[1])
      annotation(Line(points={{0,-40},{0,-54}}));
    annotation(Diagram(coordinateSystem(extent={{-50,-88},{50,90}}, preserveAspectRatio=true, grid={2,2})));
  end DrillHole;
  model Production "Three pieces, one after the other"
    extends Bramah.Sequences.EnclosingStep(history=true, finished=last.X);
    Bramah.Sequences.Step load(link=true, nOut=1, nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,50})));
    Bramah.Sequences.Transition loaded(delay=0.5, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,38})));
    DrillHole drill(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,26})));
    Bramah.Sequences.Transition drilled(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,14})));
    Bramah.Sequences.Step unload(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,2})));
    Bramah.Sequences.AlternativeSplit choice(width=40, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,-10})));
    Bramah.Sequences.Transition again(condition=pieces < 3, delay=0.5, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-20,-20})));
    Bramah.Sequences.Transition ready(condition=pieces >= 3, delay=0.5, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={20,-20})));
    Bramah.Sequences.Step last(nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={20,-36})));
    Integer pieces(start=0, fixed=true) "Pieces begun";
  equation
    when load.X then
      pieces = pre(pieces) + 1;
    end when;
    connect(load.o[1], loaded.i[1])
      annotation(Line(points={{0,44},{0,42}}));
    connect(loaded.o[1], drill.i[1])
      annotation(Line(points={{0,34},{0,32}}));
    connect(drill.o[1], drilled.i[1])
      annotation(Line(points={{0,20},{0,18}}));
    connect(drilled.o[1], unload.i[1])
      annotation(Line(points={{0,10},{0,8}}));
    connect(unload.o[1], choice.i)
      annotation(Line(points={{0,-4},{0,-8}}));
    connect(choice.o[1], again.i[1])
      annotation(Line(points={{0,-10},{-20,-10},{-20,-16}}));
    connect(choice.o[2], ready.i[1])
      annotation(Line(points={{0,-10},{20,-10},{20,-16}}));
    connect(ready.o[1], last.i[1])
      annotation(Line(points={{20,-24},{20,-30}}));
    connect(again.o[1], load.i[1])
      annotation(Line(points={{-20,-24},{-20,-28},{-36,-28},{-36,62},{0,62},{0,56}}));
    annotation(Diagram(coordinateSystem(extent={{-88,-52},{60,98}}, preserveAspectRatio=true, grid={2,2})));
  end Production;
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,60})));
  Bramah.Blocks.Sources.BooleanPulse door(period=4, width=25, startTime=3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,30})));
  Bramah.Sequences.InitialStep off(nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,60})));
  Bramah.Sequences.Transition on(delay=0.5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,48})));
  Production work(nIn=2, nOut=1, nException=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,34})));
  Bramah.Sequences.Transition done(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,22})));
  Bramah.Sequences.Step empty(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,10})));
  Bramah.Sequences.Transition home(delay=1, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,-2})));
  Bramah.Sequences.Transition opened(condition=door.y, nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-40,22})));
  Bramah.Sequences.Step hold(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-40,10})));
  Bramah.Sequences.Transition shut(condition=not door.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-40,-2})));
equation
  connect(off.o[1], on.i[1])
    annotation(Line(points={{0,54},{0,52}}));
  connect(on.o[1], work.i[1])
    annotation(Line(points={{0,44},{0,40}}));
  connect(work.o[1], done.i[1])
    annotation(Line(points={{0,28},{0,26}}));
  connect(done.o[1], empty.i[1])
    annotation(Line(points={{0,18},{0,16}}));
  connect(empty.o[1], home.i[1])
    annotation(Line(points={{0,4},{0,2}}));
  connect(opened.o[1], hold.i[1])
    annotation(Line(points={{-40,18},{-40,16}}));
  connect(hold.o[1], shut.i[1])
    annotation(Line(points={{-40,4},{-40,2}}));
  connect(work.exception[1], opened.i[1])
    annotation(Line(points={{-10,34},{-40,34},{-40,26}}));
  connect(shut.o[1], work.i[2])
    annotation(Line(points={{-40,-6},{-40,-12},{-58,-12},{-58,42},{0,42},{0,40}}));
  connect(home.o[1], off.i[1])
    annotation(Line(points={{0,-6},{0,-14},{30,-14},{30,70},{0,70},{0,66}}));
  annotation(
    experiment(StartTime=0, StopTime=14, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-98,-24},{60,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A machine makes three pieces and switches itself off. The mode <b>work</b> is an enclosing step: open it to see its own chart, in which the macro-step
<code>drill</code> stands for a chart again. Whenever the door is open, an exception leaves <b>work</b> at once; when it is shut, work goes on where it
was left.</p>
<h4>What to look for</h4>
<ul>
<li>While <b>hold.X</b> is true no step inside of <b>work</b> is active; behind it the step that was left is active again, since
<b>work.history</b> is true.</li>
<li><b>work.X</b> ends for good only after <b>work.last.X</b>: three pieces are made.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Modes", curves={Curve(y=off.X), Curve(y=work.X), Curve(y=hold.X), Curve(y=empty.X)}), Plot(title="Inside of work", curves={Curve(y=work.load.X), Curve(y=work.drill.X), Curve(y=work.unload.X), Curve(y=work.last.X)}), Plot(title="Pieces", curves={Curve(y=work.pieces)})})}));
end MachineModes;
