// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model LoadLock "Cylinder locked from both sides"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,60})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=121e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-30,-34})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(centre=Bramah.Types.Centre.Float, q_nom=15/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={-8,-10})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={4,-34})));
  Bramah.Hydraulics.Node line1(V=5e-5)
    annotation(Placement(transformation(extent={{2,-2},{-2,2}}, origin={-10,8})));
  Bramah.Hydraulics.Node line2(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-2,8})));
  Bramah.Hydraulics.CheckValves.DoublePilotCheckValve lock
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={-6,26})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.4, x_start=0.1, d=4000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-2,60})));
  Bramah.Mechanics.Translational.Force load
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={46,60})));
  Bramah.Blocks.Sources.Sine push(amplitude=4000, f=0.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={76,60})));
  Bramah.Blocks.Sources.BooleanPulse out(period=6, width=7, startTime=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-52,-12})));
  Bramah.Blocks.Sources.BooleanPulse back(period=6, width=7, startTime=3.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={40,-12})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{-30,-28},{-30,-24},{-10,-24},{-10,-18}}));
  connect(valve.T, tank.T)
    annotation(Line(points={{-6,-18},{-6,-26},{4,-26},{4,-34}}));
  connect(valve.A, line1.port)
    annotation(Line(points={{-10,-2},{-10,8}}));
  connect(valve.B, line2.port)
    annotation(Line(points={{-6,-2},{-6,2},{-2,2},{-2,8}}));
  connect(line1.port, lock.A1)
    annotation(Line(points={{-10,8},{-10,18}}));
  connect(line2.port, lock.A2)
    annotation(Line(points={{-2,8},{-2,18}}));
  connect(lock.B1, cylinder.A)
    annotation(Line(points={{-10,34},{-10,52}}));
  connect(lock.B2, cylinder.B)
    annotation(Line(points={{-2,34},{-2,44},{6,44},{6,52}}));
  connect(cylinder.rod, load.flange)
    annotation(Line(points={{14,60},{36,60}}));
  connect(push.y, load.f)
    annotation(Line(points={{68,60},{56,60}}, color={44,99,201}));
  connect(out.y, valve.a)
    annotation(Line(points={{-44,-12},{-26,-12}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{32,-12},{10,-12}}, color={168,60,160}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-46},{92,78}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A double pilot check valve holds the cylinder while both solenoids are off, whatever the load does, for the float centre takes the pressure off the pilots.</p>
<h4>What to look for</h4>
<ul>
<li>With the valve in its centre <b>cylinder.x</b> moves by the oil&apos;s compression only.</li>
<li>Pressure on one side opens the other: <b>lock.y1</b> and <b>lock.y2</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar")), Plot(title="Poppets", curves={Curve(y=lock.y1), Curve(y=lock.y2)})})}));
end LoadLock;
