// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Pumps;
model PowerControl "Pump that draws back so that its power stays below that of its motor"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,34})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,-32})));
  Bramah.Hydraulics.Pumps.PowerControlledPump pump(D_max=45e-6, P_set=11e3, p_set=280e5)
    annotation(Placement(transformation(extent={{-12,-10},{16,10}}, origin={-20,-10})));
  Bramah.Hydraulics.Node line(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,12})));
  Bramah.Hydraulics.PressureValves.ProportionalReliefValve load(p_max=300e5, q_nom=400/60000)
    annotation(Placement(transformation(extent={{8,-8},{-16,8}}, origin={40,6})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={40,-16})));
  Bramah.Blocks.Sources.Ramp rise(height=0.96, duration=8, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={4,6})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-20,-32},{-20,-20}}));
  connect(pump.P, line.port)
    annotation(Line(points={{-20,0},{-20,12}}));
  connect(line.port, load.P)
    annotation(Line(points={{-20,12},{-20,20},{40,20},{40,14}}));
  connect(load.T, tank2.T)
    annotation(Line(points={{40,-2},{40,-16}}));
  connect(rise.y, load.u)
    annotation(Line(points={{12,6},{24,6}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-64,-44},{64,48}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The load of a pump rises from nothing to 290 bar. Up to 98 bar it gives all it has, then it draws back.</p>
<h4>What to look for</h4>
<ul>
<li>From 98 bar on <b>pump.tau</b> stays the same but for friction, and <b>pump.q</b> falls as 1/p: a hyperbola of constant power.</li>
<li>Near 280 bar the cut-off takes over: <b>pump.y</b> goes to what the leakage needs, and the torque falls.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure", curves={Curve(y=line.p)}, y=Axis(unit="bar")), Plot(title="Flow", curves={Curve(y=pump.q)}, y=Axis(unit="l/min")), Plot(title="Torque", curves={Curve(y=pump.tau)}), Plot(title="Setting", curves={Curve(y=pump.y)})})}));
end PowerControl;
