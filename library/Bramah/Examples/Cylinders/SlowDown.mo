// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model SlowDown "A slide that a cam on a roller slows down before its end"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-58,54})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=61e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-48,-4})));
  Bramah.Hydraulics.FlowValves.Orifice inlet(d=2.5e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-26,22}, rotation=270)));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(stroke=0.5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={0,44})));
  Bramah.Mechanics.Translational.Mass slide(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={36,44})));
  Bramah.Hydraulics.FlowValves.CamValve cam(rest=Bramah.Types.Rest.Open, s_1=0.35, s_2=0.45, q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={26,8}, rotation=180)));
  Bramah.Hydraulics.FlowValves.Throttle creep(d=1e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-4,8}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={12,-12})));
equation
  connect(supply.A, inlet.A)
    annotation(Line(points={{-48,2},{-48,22},{-34,22}}));
  connect(inlet.B, cylinder.A)
    annotation(Line(points={{-18,22},{-8,22},{-8,36}}));
  connect(cylinder.rod, slide.flange_a)
    annotation(Line(points={{16,44},{26,44}}));
  connect(cylinder.B, cam.A)
    annotation(Line(points={{8,36},{8,24},{26,24},{26,16}}));
  connect(cylinder.B, creep.A)
    annotation(Line(points={{8,36},{8,24},{-4,24},{-4,16}}));
  connect(cam.B, tank.T)
    annotation(Line(points={{26,0},{26,-6},{12,-6},{12,-12}}));
  connect(creep.B, tank.T)
    annotation(Line(points={{-4,0},{-4,-6},{12,-6},{12,-12}}));
  connect(cam.flange, slide.flange_b)
    annotation(Line(points={{44,8},{56,8},{56,44},{46,44}}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-68,-26},{74,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The oil behind the piston goes to the tank through a valve that the slide itself shuts, by a cam from 350 to 450 mm, and through a throttle beside it.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.v</b> falls along the ramp of the cam, and the slide creeps to its end: what is left is the throttle.</li>
<li><b>cylinder.pB</b> rises over the supply: all of the piston's force presses on the smaller ring.</li>
<li>Bring <code>cam.s_2</code> nearer to <code>cam.s_1</code>: a steeper ramp brakes harder.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s")), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar")), Plot(title="Opening", curves={Curve(y=cam.y)})})}));
end SlowDown;
