// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Lines;
model WaterHammer "A valve shuts: lumped pipe and delay line"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-64,46})));
  Bramah.Blocks.Sources.Ramp shut(height=-1, offset=1, startTime=0.2, duration=0.01)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={64,0})));
  Bramah.Hydraulics.Sources.PressureSource source_pipe(p=20e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,14})));
  Bramah.Hydraulics.Lines.Pipe pipe(length=20, d=0.016, N=10, p_start=20e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-14,28})));
  Bramah.Hydraulics.Node node_pipe(V=5e-5, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={2,28})), __Bramah(label(offset={-2,4})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle valve_pipe(q_nom=20/60000, dp_nom=15e5, useDynamics=false, y_min=1e-6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={24,28}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank_pipe
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,10})));
  Bramah.Hydraulics.Sources.PressureSource source_line(p=20e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,-42})));
  Bramah.Hydraulics.Lines.TransmissionLine line(length=20, d=0.016, p_nominal=20e5, p_start=20e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-14,-28})));
  Bramah.Hydraulics.Node node_line(V=5e-5, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={2,-28})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle valve_line(q_nom=20/60000, dp_nom=15e5, useDynamics=false, y_min=1e-6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={24,-28}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank_line
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,-46})));
equation
  connect(source_pipe.A, pipe.A)
    annotation(Line(points={{-40,20},{-40,28},{-22,28}}));
  connect(pipe.B, node_pipe.port)
    annotation(Line(points={{-6,28},{2,28}}));
  connect(node_pipe.port, valve_pipe.A)
    annotation(Line(points={{2,28},{16,28}}));
  connect(valve_pipe.B, tank_pipe.T)
    annotation(Line(points={{32,28},{46,28},{46,10}}));
  connect(source_line.A, line.A)
    annotation(Line(points={{-40,-36},{-40,-28},{-22,-28}}));
  connect(line.B, node_line.port)
    annotation(Line(points={{-6,-28},{2,-28}}));
  connect(node_line.port, valve_line.A)
    annotation(Line(points={{2,-28},{16,-28}}));
  connect(valve_line.B, tank_line.T)
    annotation(Line(points={{32,-28},{46,-28},{46,-46}}));
  connect(shut.y, valve_pipe.u)
    annotation(Line(points={{56,0},{54,0},{54,46},{24,46},{24,38}}, color={44,99,201}));
  connect(shut.y, valve_line.u)
    annotation(Line(points={{56,0},{54,0},{54,-10},{24,-10},{24,-18}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=0.6, Interval=0.0002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-56},{78,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The same 20 m line twice: ten lumped volumes, and an exact delay line. Both have the drag of the wall layer; the delay line takes the bulk
modulus of the oil with its air at 20 bar.</p>
<h4>What to look for</h4>
<ul><li>The first blow is rho*c*v (Joukowsky), 17 bar, in both, and the friction's pressure comes on top while the line fills up. The waves come back
every 2*T = 37 ms.</li>
<li>The delay line's fronts are steep. Ten volumes round them off and add ripples of their own near 400 Hz.</li>
<li>Friction at the wall rounds the waves and damps them. In the lumped pipe the free air softens the oil as the pressure falls, so its waves come
later and later.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure before the valve", curves={Curve(y=node_pipe.p), Curve(y=node_line.p)}, y=Axis(unit="bar")), Plot(title="Flow", curves={Curve(y=valve_pipe.q), Curve(y=valve_line.q)}, y=Axis(unit="l/min"))})}));
end WaterHammer;
