// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model OpenCentre "Mobile valve with open centre: a load is lifted and let down by bleeding off"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,50})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=60/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-46})));
  Bramah.Hydraulics.Node line(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,-20})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=180e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-72,-36})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-72,-52})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=60/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-22,-10}, rotation=270)));
  Bramah.Hydraulics.Node gallery(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-4,-10})), __Bramah(label(offset={-11,2})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve63 valve(t_stroke=0.1)
    annotation(Placement(transformation(extent={{-24,-8},{24,8}}, origin={0,8})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={4,-30})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={36,16})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=0.8, x_start=0.1, d=6000, pA_start=65.2e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={4,48})));
  Bramah.Mechanics.Translational.Mass mass(m=2000)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,48})));
  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-20000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={66,48})));
  Bramah.Blocks.Sources.TimeTable lever(table=[0, 0; 0.5, 0; 3.5, 0.75; 4, 0.75; 4.3, 0; 5.5, 0; 5.7, -0.4; 7.2, -0.4; 7.4, 0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-48,6})));
equation
  connect(pump.A, line.port)
    annotation(Line(points={{-40,-36},{-40,-20}}));
  connect(line.port, relief.P)
    annotation(Line(points={{-40,-20},{-72,-20},{-72,-28}}));
  connect(relief.T, tank1.T)
    annotation(Line(points={{-72,-44},{-72,-52}}));
  connect(line.port, check.A)
    annotation(Line(points={{-40,-20},{-40,-10},{-30,-10}}));
  connect(check.B, gallery.port)
    annotation(Line(points={{-14,-10},{-4,-10}}));
  connect(gallery.port, valve.P)
    annotation(Line(points={{-4,-10},{-4,0}}));
  connect(line.port, valve.C1)
    annotation(Line(points={{-40,-20},{0,-20},{0,0}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{4,0},{4,-30}}));
  connect(valve.C2, tank3.T)
    annotation(Line(points={{0,16},{0,24},{36,24},{36,16}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-4,16},{-4,40}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{4,16},{4,32},{12,32},{12,40}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{20,48},{28,48}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{48,48},{56,48}}));
  connect(lever.y, valve.u)
    annotation(Line(points={{-40,6},{-24,6}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=9, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-90,-62},{84,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump of constant flow, a valve whose centre stands open, and a load that the check valve keeps from sinking while the way to it opens. The lever is moved
slowly to 75 %, held, let go; then the load is let down.</p>
<h4>What to look for</h4>
<ul>
<li>At rest all the oil goes through the centre, <b>valve.q_centre</b>, at a few bar: <b>line.p</b>.</li>
<li>The first third of the lever only raises the pressure, as the centre is narrowed, <b>valve.A_centre</b>. The load lifts off when that is enough
for it, and then takes more and more of the oil: <b>valve.q_A</b>. So how fast the load goes depends on the load too.</li>
<li>On the way down oil goes to side B at a low pressure; the edge A to T holds the load: <b>cylinder.pA</b>, <b>valve.A_minus</b>.</li>
<li>Take half of the load, <code>load.f_constant</code>: it lifts off earlier.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line.p), Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=valve.q_centre), Curve(y=valve.q_A)}, y=Axis(unit="l/min")), Plot(title="Areas", curves={Curve(y=valve.A_centre), Curve(y=valve.A_plus), Curve(y=valve.A_minus)}, y=Axis(unit="mm2")), Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm"))})}));
end OpenCentre;
