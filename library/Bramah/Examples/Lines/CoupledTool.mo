// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model CoupledTool "A tool on a quick coupling, and a line that waits for one"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,40})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=30/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-34})));
  Bramah.Hydraulics.Node line(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,-6})), __Bramah(label(offset={-12,8})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-70,-20})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-40})));
  Bramah.Hydraulics.Lines.QuickCoupling coupling(q_nom=30/60000, dp_nom=3e5)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-12,-6}, rotation=270)));
  Bramah.Hydraulics.Node tool(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={8,-6})));
  Bramah.Hydraulics.FlowValves.Orifice work(d=2.4e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={26,-6}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,-20})));
  Bramah.Hydraulics.Lines.QuickCoupling spare(isCoupled=false)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-12,22}, rotation=270)));
  Bramah.Hydraulics.Node waiting(V=2e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={8,22})));
  Bramah.Hydraulics.Lines.Plug plug
    annotation(Placement(transformation(extent={{-2,-4},{2,2}}, origin={26,22}, rotation=270)));
equation
  connect(pump.A, line.port)
    annotation(Line(points={{-40,-24},{-40,-6}}));
  connect(line.port, relief.P)
    annotation(Line(points={{-40,-6},{-70,-6},{-70,-12}}));
  connect(relief.T, tank1.T)
    annotation(Line(points={{-70,-28},{-70,-40}}));
  connect(line.port, coupling.A)
    annotation(Line(points={{-40,-6},{-20,-6}}));
  connect(coupling.B, tool.port)
    annotation(Line(points={{-4,-6},{8,-6}}));
  connect(tool.port, work.A)
    annotation(Line(points={{8,-6},{18,-6}}));
  connect(work.B, tank2.T)
    annotation(Line(points={{34,-6},{46,-6},{46,-20}}));
  connect(line.port, spare.A)
    annotation(Line(points={{-40,-6},{-40,22},{-20,22}}));
  connect(spare.B, waiting.port)
    annotation(Line(points={{-4,22},{8,22}}));
  connect(waiting.port, plug.A)
    annotation(Line(points={{8,22},{22,22}}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-90,-50},{60,54}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump drives a tool over a quick coupling; a second coupling is apart, and the line behind it ends in a plug.</p>
<h4>What to look for</h4>
<ul>
<li><b>coupling.dp</b> is what the coupling costs: 3 bar at 30 l/min.</li>
<li><b>waiting.p</b> stays where it was: both halves of <b>spare</b> have check valves. With <code>hasCheckB = false</code> the oil of the line runs out, <b>spare.q_lost</b>.</li>
<li>Set <code>spare.isCoupled</code> to true during a run: the plugged line fills.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line.p), Curve(y=tool.p), Curve(y=waiting.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=coupling.q), Curve(y=spare.q)}, y=Axis(unit="l/min"))})}));
end CoupledTool;
