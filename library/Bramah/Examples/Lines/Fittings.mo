// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model Fittings "Hose, bend and tee"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,40})));
  Bramah.Hydraulics.Sources.FlowSource pump(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-50,-34})));
  Bramah.Blocks.Sources.Trapezoid course(amplitude=40/60000, rising=0.05, width=0.5, falling=0.05, period=1.2, startTime=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,-34})));
  Bramah.Hydraulics.Node start(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-10})));
  Bramah.Hydraulics.Lines.Hose hose(length=3, d=0.012)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-28,-10})));
  Bramah.Hydraulics.Node joint(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-10})));
  Bramah.Hydraulics.Lines.Bend bend(d=0.012)
    annotation(Placement(transformation(extent={{-4,-4},{2,2}}, origin={2,4}, rotation=180)));
  Bramah.Hydraulics.Lines.Tee tee(d=0.012)
    annotation(Placement(transformation(extent={{-4,-4},{4,2}}, origin={30,4})));
  Bramah.Hydraulics.FlowValves.Orifice run(d=3.5e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={52,4}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={66,-6})));
  Bramah.Hydraulics.FlowValves.Orifice branch(d=2.5e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={30,-14}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-32})));
equation
  connect(course.y, pump.u)
    annotation(Line(points={{-72,-34},{-58,-34}}, color={44,99,201}));
  connect(pump.A, start.port)
    annotation(Line(points={{-50,-24},{-50,-10}}));
  connect(start.port, hose.A)
    annotation(Line(points={{-50,-10},{-36,-10}}));
  connect(hose.B, joint.port)
    annotation(Line(points={{-20,-10},{-10,-10}}));
  connect(joint.port, bend.B)
    annotation(Line(points={{-10,-10},{-10,12},{2,12},{2,8}}));
  connect(bend.A, tee.A)
    annotation(Line(points={{6,4},{26,4}}));
  connect(tee.B, run.A)
    annotation(Line(points={{34,4},{44,4}}));
  connect(run.B, tank1.T)
    annotation(Line(points={{60,4},{66,4},{66,-6}}));
  connect(tee.C, branch.A)
    annotation(Line(points={{30,0},{30,-6}}));
  connect(branch.B, tank2.T)
    annotation(Line(points={{30,-22},{30,-32}}));
  annotation(
    experiment(StartTime=0, StopTime=1.2, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-50},{76,56}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pulse of flow goes through a soft hose, a bend and a tee to two orifices.</p>
<h4>What to look for</h4>
<ul>
<li>The hose swells: <b>start.p</b> rises late and <b>run.q</b> goes on after the pump has stopped.</li>
<li>Bend and tee take a few tenths of a bar, with the square of the flow: <b>bend.dp</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=start.p), Curve(y=joint.p), Curve(y=tee.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=run.q), Curve(y=branch.q)}, y=Axis(unit="l/min"))})}));
end Fittings;
