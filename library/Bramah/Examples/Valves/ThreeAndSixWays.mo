// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model ThreeAndSixWays "Three-way and six-way valves"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,60})));
  Bramah.Hydraulics.Sources.PressureSource supply1(p=61e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,-30})));
  Bramah.Hydraulics.DirectionalValves.Valve32 valve(q_nom=20/60000)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={-20,0})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-10,-28})));
  Bramah.Hydraulics.Cylinders.SingleActingCylinder clamp(d_bore=0.03, d_rod=0.015, stroke=0.05, c=8000, f_0=200)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-14,36})));
  Bramah.Blocks.Sources.BooleanPulse press(period=2, width=50, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,0})));
  Bramah.Hydraulics.Sources.PressureSource supply2(p=61e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={50,-30})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve32 control(q_nom=20/60000)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={70,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={80,-28})));
  Bramah.Hydraulics.Node hold(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={68,22})));
  Bramah.Blocks.Sources.Trapezoid course(amplitude=0.4, offset=0.4, startTime=0.5, rising=0.5, width=0.5, falling=0.5, period=4)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={34,0})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=20/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={130,-50})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{2,-2},{-2,2}}, origin={130,-26})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=80e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={104,-44})));
  Bramah.Hydraulics.Sources.Tank tank5
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={104,-66})));
  Bramah.Hydraulics.DirectionalValves.Valve63 mobile
    annotation(Placement(transformation(extent={{-24,-8},{24,8}}, origin={140,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={144,-28})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={156,14})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(stroke=0.2, x_start=0.05)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={144,40})));
  Bramah.Blocks.Sources.BooleanPulse up(period=4, width=25, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={94,-2})));
  Bramah.Blocks.Sources.BooleanPulse down(period=4, width=25, startTime=2)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={182,-2})));
equation
  connect(supply1.A, valve.P)
    annotation(Line(points={{-40,-24},{-40,-16},{-22,-16},{-22,-8}}));
  connect(valve.T, tank1.T)
    annotation(Line(points={{-18,-8},{-18,-18},{-10,-18},{-10,-28}}));
  connect(valve.A, clamp.A)
    annotation(Line(points={{-22,8},{-22,28}}));
  connect(press.y, valve.a)
    annotation(Line(points={{-52,0},{-38,0}}, color={168,60,160}));
  connect(supply2.A, control.P)
    annotation(Line(points={{50,-24},{50,-16},{68,-16},{68,-8}}));
  connect(control.T, tank2.T)
    annotation(Line(points={{72,-8},{72,-18},{80,-18},{80,-28}}));
  connect(control.A, hold.port)
    annotation(Line(points={{68,8},{68,22}}));
  connect(course.y, control.u)
    annotation(Line(points={{42,0},{52,0}}, color={44,99,201}));
  connect(pump.A, lineP.port)
    annotation(Line(points={{130,-40},{130,-26}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{130,-26},{104,-26},{104,-36}}));
  connect(relief.T, tank5.T)
    annotation(Line(points={{104,-52},{104,-66}}));
  connect(lineP.port, mobile.P)
    annotation(Line(points={{130,-26},{136,-26},{136,-8}}));
  connect(lineP.port, mobile.C1)
    annotation(Line(points={{130,-26},{140,-26},{140,-8}}));
  connect(mobile.T, tank3.T)
    annotation(Line(points={{144,-8},{144,-28}}));
  connect(mobile.C2, tank4.T)
    annotation(Line(points={{140,8},{140,20},{156,20},{156,14}}));
  connect(mobile.A, cylinder.A)
    annotation(Line(points={{136,8},{136,32}}));
  connect(mobile.B, cylinder.B)
    annotation(Line(points={{144,8},{144,26},{152,26},{152,32}}));
  connect(up.y, mobile.a)
    annotation(Line(points={{102,-2},{116,-2}}, color={168,60,160}));
  connect(down.y, mobile.b)
    annotation(Line(points={{174,-2},{164,-2}}, color={168,60,160}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-78},{198,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Three valves: a three-way valve that clamps, a proportional one that fills and empties a volume, and a mobile valve with open centre.</p>
<h4>What to look for</h4>
<ul>
<li><b>clamp.x</b> goes out by pressure and back by its spring.</li>
<li><b>hold.p</b> rises while <b>control.u</b> is above one half, and falls while it is below.</li>
<li>In its centre the mobile valve lets the pump run free: <b>lineP.p</b> is a few bar.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=clamp.x), Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=clamp.pA), Curve(y=hold.p), Curve(y=lineP.p)}, y=Axis(unit="bar"))})}));
end ThreeAndSixWays;
