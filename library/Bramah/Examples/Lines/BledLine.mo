// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model BledLine "A line with test point, bleed valve, and a gauge behind its isolator"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,44})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=10/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-30})));
  Bramah.Hydraulics.Node line(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,0})), __Bramah(label(offset={-16,0})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=100e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-76,-16})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-76,-36})));
  Bramah.Hydraulics.Lines.TestPoint testPoint
    annotation(Placement(transformation(extent={{-2,-6},{2,2}}, origin={-40,22})));
  Bramah.Hydraulics.Lines.BleedValve bleed(isOpen=true)
    annotation(Placement(transformation(extent={{-6,-8},{4,8}}, origin={-4,20})));
  Bramah.Hydraulics.FlowValves.GaugeIsolator isolator(isPressed=true)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={52,18})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={70,0})));
  Bramah.Hydraulics.Node gaugeLine(V=5e-6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,34})), __Bramah(label(offset={-18,0})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={50,50})));
  Bramah.Hydraulics.FlowValves.Orifice load(d=1e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={14,-16}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={14,-36})));
equation
  connect(pump.A, line.port)
    annotation(Line(points={{-40,-20},{-40,0}}));
  connect(line.port, relief.P)
    annotation(Line(points={{-40,0},{-76,0},{-76,-8}}));
  connect(relief.T, tank1.T)
    annotation(Line(points={{-76,-24},{-76,-36}}));
  connect(line.port, testPoint.A)
    annotation(Line(points={{-40,0},{-40,16}}));
  connect(line.port, bleed.A)
    annotation(Line(points={{-40,0},{-4,0},{-4,12}}));
  connect(line.port, isolator.P)
    annotation(Line(points={{-40,0},{50,0},{50,10}}));
  connect(line.port, load.A)
    annotation(Line(points={{-40,0},{14,0},{14,-8}}));
  connect(load.B, tank3.T)
    annotation(Line(points={{14,-24},{14,-36}}));
  connect(isolator.T, tank2.T)
    annotation(Line(points={{54,10},{54,4},{70,4},{70,0}}));
  connect(isolator.M, gaugeLine.port)
    annotation(Line(points={{50,26},{50,34}}));
  connect(gaugeLine.port, gauge.A)
    annotation(Line(points={{50,34},{50,42}}));
  annotation(
    experiment(StartTime=0, StopTime=1, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-48},{96,62}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A line with what a service man looks for: a test point, a bleed valve, and a gauge that shows the pressure only while its button is pressed.</p>
<h4>What to look for</h4>
<ul>
<li><b>bleed.q</b> is what the open bleed valve lets out. Shut it by a click while the circuit runs: <b>line.p</b> rises.</li>
<li><b>testPoint.p</b> is what a gauge on the test point would show; it takes no oil.</li>
<li><b>gauge.p</b> comes up later than the line: the isolator is narrow. Release its button by a click: the gauge falls to 0.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=testPoint.p), Curve(y=gauge.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=bleed.q), Curve(y=load.q)}, y=Axis(unit="l/min"))})}));
end BledLine;
