// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Pumps;
model JackByHand "A jack raised by a hand pump and let down by a shut-off valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,50})));
  Bramah.Blocks.Sources.Sine lever(amplitude=0.5, offset=0.5, f=0.8)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-58,-10})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-24,-32})));
  Bramah.Hydraulics.Pumps.HandPump pump
    annotation(Placement(transformation(extent={{-14,-10},{6,10}}, origin={-24,-10})));
  Bramah.Hydraulics.Node suction(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,-26})));
  Bramah.Hydraulics.Cylinders.PlungerCylinder jack(d_plunger=0.05, stroke=0.15)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={4,30})));
  Bramah.Mechanics.Translational.Mass load(m=500)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={38,30})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=-20000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={70,30})));
  Bramah.Hydraulics.FlowValves.Orifice slow(d=1.2e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={20,-16}, rotation=180)));
  Bramah.Hydraulics.Node between(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-6})), __Bramah(label(offset={-18,-3})));
  Bramah.Hydraulics.FlowValves.ShutOffValve release(useInput=true, q_nom=10/60000)
    annotation(Placement(transformation(extent={{6,-8},{-4,8}}, origin={20,4}, rotation=180)));
  Bramah.Blocks.Sources.Step open(startTime=16)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,4})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={20,-32})));
equation
  connect(lever.y, pump.u)
    annotation(Line(points={{-50,-10},{-38,-10}}, color={44,99,201}));
  connect(tank1.T, suction.port)
    annotation(Line(points={{-24,-32},{-24,-26}}));
  connect(suction.port, pump.S)
    annotation(Line(points={{-24,-26},{-24,-20}}));
  connect(pump.P, jack.A)
    annotation(Line(points={{-24,0},{-24,14},{-4,14},{-4,22}}));
  connect(jack.A, release.A)
    annotation(Line(points={{-4,22},{-4,14},{20,14},{20,12}}));
  connect(release.B, between.port)
    annotation(Line(points={{20,-4},{20,-6}}));
  connect(between.port, slow.A)
    annotation(Line(points={{20,-6},{20,-8}}));
  connect(slow.B, tank2.T)
    annotation(Line(points={{20,-24},{20,-32}}));
  connect(open.y, release.u)
    annotation(Line(points={{8,4},{14,4}}, color={44,99,201}));
  connect(jack.rod, load.flange_a)
    annotation(Line(points={{20,30},{28,30}}));
  connect(load.flange_b, weight.flange)
    annotation(Line(points={{48,30},{60,30}}));
  annotation(
    experiment(StartTime=0, StopTime=20, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-44},{92,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Some twelve double strokes raise a load of two tonnes; then a shut-off valve is opened, and the load sinks through an orifice.</p>
<h4>What to look for</h4>
<ul>
<li><b>jack.x</b> rises by the volume of a stroke over the area of the plunger at each stroke, both ways.</li>
<li><b>pump.p_1</b> and <b>pump.p_2</b> reach the load by turns; the other side sucks. <b>pump.f_hand</b> is what the hand must give.</li>
<li>While <b>release.y</b> is 0 the valves of the pump hold the load.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=jack.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=jack.pA), Curve(y=pump.p_1), Curve(y=pump.p_2)}, y=Axis(unit="bar")), Plot(title="Hand", curves={Curve(y=pump.f_hand)}, y=Axis(unit="N"))})}));
end JackByHand;
