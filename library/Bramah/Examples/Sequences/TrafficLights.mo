// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Sequences;
model TrafficLights "Lights at a crossing for people on foot"
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,60})));
  Bramah.Blocks.Sources.BooleanPulse request(period=20, width=20, startTime=4)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,30})));
  Bramah.Sequences.InitialStep drive(nOut=1, nIn=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,60})));
  Bramah.Sequences.Transition t1(condition=request.y and drive.t > 6, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,48})));
  Bramah.Sequences.Step amber(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,36})));
  Bramah.Sequences.Transition t2(delay=2, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,24})));
  Bramah.Sequences.Step walk(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,12})));
  Bramah.Sequences.Transition t3(condition=walk.t > 5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,0})));
  Bramah.Sequences.Step clear(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-12})));
  Bramah.Sequences.Transition t4(delay=3, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,-24})));
  Bramah.Sequences.Action carsGreen
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={56,60})));
  Bramah.Sequences.Action carsAmber
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={56,36})));
  Bramah.Sequences.Action walkGreen
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={56,12})));
  Bramah.Sequences.Action carsSoon(kind=Bramah.Types.ActionKind.Delayed, T=2)
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={56,-12})));
equation
  connect(drive.o[1], t1.i[1])
    annotation(Line(points={{0,54},{0,52}}));
  connect(t1.o[1], amber.i[1])
    annotation(Line(points={{0,44},{0,42}}));
  connect(amber.o[1], t2.i[1])
    annotation(Line(points={{0,30},{0,28}}));
  connect(t2.o[1], walk.i[1])
    annotation(Line(points={{0,20},{0,18}}));
  connect(walk.o[1], t3.i[1])
    annotation(Line(points={{0,6},{0,4}}));
  connect(t3.o[1], clear.i[1])
    annotation(Line(points={{0,-4},{0,-6}}));
  connect(clear.o[1], t4.i[1])
    annotation(Line(points={{0,-18},{0,-20}}));
  connect(t4.o[1], drive.i[1])
    annotation(Line(points={{0,-28},{0,-34},{-26,-34},{-26,72},{0,72},{0,66}}));
  connect(drive.y, carsGreen.u)
    annotation(Line(points={{10,60},{42,60}}, color={168,60,160}));
  connect(amber.y, carsAmber.u)
    annotation(Line(points={{10,36},{42,36}}, color={168,60,160}));
  connect(walk.y, walkGreen.u)
    annotation(Line(points={{10,12},{42,12}}, color={168,60,160}));
  connect(clear.y, carsSoon.u)
    annotation(Line(points={{10,-12},{42,-12}}, color={168,60,160}));
  annotation(
    experiment(StartTime=0, StopTime=60, Interval=0.05, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-46},{78,82}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Cars have green until somebody presses the button and they had it for 6 s. Then amber for 2 s, green for people on foot for 5 s, 3 s to clear the
road, of which the last one shows the cars that they go soon. Each state is a step, each change a transition with its condition.</p>
<h4>What to look for</h4>
<ul>
<li>Just one of <b>drive.X</b>, <b>amber.X</b>, <b>walk.X</b> and <b>clear.X</b> is true at any time.</li>
<li>The first request comes at 4 s, but <b>amber.X</b> only at 6 s: the condition asks for <b>drive.t</b> too.</li>
<li><b>carsSoon.y</b> is a delayed action: it begins 2 s after its step.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Steps", curves={Curve(y=drive.X), Curve(y=amber.X), Curve(y=walk.X), Curve(y=clear.X)}), Plot(title="Lights", curves={Curve(y=request.y), Curve(y=carsGreen.y), Curve(y=carsAmber.y), Curve(y=walkGreen.y), Curve(y=carsSoon.y)})})}));
end TrafficLights;
