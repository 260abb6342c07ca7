// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model LoadSensingValve "Valve that tells a load-sensing pump its load"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,46})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-54})));
  Bramah.Hydraulics.Pumps.LoadSensingPump pump(dp_set=14e5, dp_full=10e5)
    annotation(Placement(transformation(extent={{-12,-10},{18,10}}, origin={-60,-34})), __Bramah(label(offset={-20,-9})));
  Bramah.Hydraulics.Node line(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-60,-8})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43LS valve(q_nom=60/60000, dp_nom=10e5, t_stroke=0.08)
    annotation(Placement(transformation(extent={{-22,-8},{26,8}}, origin={0,10})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-6})));
  Bramah.Hydraulics.Node signal(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={10,-16})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=1, x_start=0.1, d=5000, V_deadA=2e-4, V_deadB=2e-4, pA_start=17e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,46})));
  Bramah.Mechanics.Translational.Mass mass(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,46})));
  Bramah.Mechanics.Translational.Force force
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={68,46})));
  Bramah.Blocks.Sources.TimeTable load(table=[0, -5e3; 1, -5e3; 4, -40e3; 5.3, -40e3; 5.7, 10e3])
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={96,46})));
  Bramah.Blocks.Sources.TimeTable lever(table=[0, 0; 0.5, 0; 0.7, 0.6; 5, 0.6; 5.2, 0; 6, 0; 6.2, -0.6; 8, -0.6; 8.2, 0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-46,8})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-60,-54},{-60,-44}}));
  connect(pump.P, line.port)
    annotation(Line(points={{-60,-24},{-60,-8}}));
  connect(line.port, valve.P)
    annotation(Line(points={{-60,-8},{-2,-8},{-2,2}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{2,2},{2,-6}}));
  connect(valve.LS, signal.port)
    annotation(Line(points={{6,2},{6,-2},{10,-2},{10,-16}}, pattern=LinePattern.Dash));
  connect(signal.port, pump.X)
    annotation(Line(points={{10,-16},{-52,-16},{-52,-24}}, pattern=LinePattern.Dash));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,18},{-2,38}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,18},{2,28},{14,28},{14,38}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,46},{30,46}}));
  connect(mass.flange_b, force.flange)
    annotation(Line(points={{50,46},{58,46}}));
  connect(load.y, force.f)
    annotation(Line(points={{88,46},{78,46}}, color={44,99,201}));
  connect(lever.y, valve.u)
    annotation(Line(points={{-38,8},{-22,8}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=9, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-92,-64},{114,62}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The valve leads the pressure of the side that it feeds to the pump, which holds its own pressure by dp_set above. So the drop at the edge P to A stays the
same, and the lever sets the speed, while the force against the rod grows from 5 to 40 kN.</p>
<h4>What to look for</h4>
<ul>
<li>In the middle LS is joined to T, <b>signal.p</b>: the pump idles at <b>pump.dp_set</b>, and gives next to nothing.</li>
<li>From 1 to 4 s the force grows: <b>line.p</b> rises with <b>cylinder.pA</b>, some 9 bar above it (dp_set less what the
controller needs to swing out), and <b>cylinder.v</b> stays.</li>
<li>At 6 s the valve leads to the other side, and LS has the pressure of B.</li>
<li>Let the force grow to 76 kN in <code>load.table</code>: the pump reaches <b>pump.p_max</b>, the drop falls, and the speed with it.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line.p), Curve(y=signal.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s")), Plot(title="Flow", curves={Curve(y=pump.q), Curve(y=valve.q_A)}, y=Axis(unit="l/min")), Plot(title="Setting of the pump", curves={Curve(y=pump.y)})})}));
end LoadSensingValve;
