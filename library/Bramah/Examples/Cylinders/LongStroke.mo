// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model LongStroke "Long strokes: a carriage on a rodless cylinder, and a telescope"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-40,108})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=81e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={18,-26})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={34,-20})));
  Bramah.Blocks.Sources.BooleanPulse forth(width=40, period=6, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-24,-2})));
  Bramah.Blocks.Sources.BooleanPulse back(width=40, period=6, startTime=3.2)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={66,-2})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={20,0})));
  Bramah.Hydraulics.Cylinders.RodlessCylinder cylinder(stroke=1.2)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={20,88})));
  Bramah.Hydraulics.PressureValves.DoubleShockValve shock(p_setA=110e5, q_nom=40/60000, q_suction=40/60000)
    annotation(Placement(transformation(extent={{-28,-16},{28,14}}, origin={20,46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={20,26})));
  Bramah.Mechanics.Translational.Mass carriage(m=250)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={56,88})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve2(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={140,0})));
  Bramah.Hydraulics.Sources.PressureSource supply2(p=81e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={138,-26})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={154,-20})));
  Bramah.Blocks.Sources.BooleanPulse out(width=50, period=12, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={98,-22})));
  Bramah.Blocks.Sources.BooleanPulse home(width=45, period=12, startTime=6.4)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={186,-2})));
  Bramah.Hydraulics.Cylinders.DoubleTelescopicCylinder telescope(l={0.4, 0.4, 0.4}, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={140,44})));
  Bramah.Mechanics.Translational.Mass arm(m=100)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={180,44})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{18,-20},{18,-8}}));
  connect(valve.T, tank.T)
    annotation(Line(points={{22,-8},{22,-14},{34,-14},{34,-20}}));
  connect(forth.y, valve.a)
    annotation(Line(points={{-16,-2},{2,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{58,-2},{38,-2}}, color={168,60,160}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{18,8},{18,16},{-16,16},{-16,70},{12,70},{12,80}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{22,8},{22,16},{56,16},{56,70},{28,70},{28,80}}));
  connect(valve.A, shock.A)
    annotation(Line(points={{18,8},{18,16},{-16,16},{-16,50},{-8,50}}));
  connect(valve.B, shock.B)
    annotation(Line(points={{22,8},{22,16},{56,16},{56,50},{48,50}}));
  connect(shock.T, tank3.T)
    annotation(Line(points={{20,30},{20,26}}));
  connect(cylinder.rod, carriage.flange_a)
    annotation(Line(points={{36,88},{46,88}}));
  connect(supply2.A, valve2.P)
    annotation(Line(points={{138,-20},{138,-8}}));
  connect(valve2.T, tank2.T)
    annotation(Line(points={{142,-8},{142,-14},{154,-14},{154,-20}}));
  connect(out.y, valve2.a)
    annotation(Line(points={{106,-22},{114,-22},{114,-2},{122,-2}}, color={168,60,160}));
  connect(home.y, valve2.b)
    annotation(Line(points={{178,-2},{158,-2}}, color={168,60,160}));
  connect(valve2.A, telescope.A)
    annotation(Line(points={{138,8},{138,20},{132,20},{132,36}}));
  connect(valve2.B, telescope.B)
    annotation(Line(points={{142,8},{142,20},{148,20},{148,36}}));
  connect(telescope.rod, arm.flange_a)
    annotation(Line(points={{156,44},{170,44}}));
  annotation(
    experiment(StartTime=0, StopTime=12, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-56,-40},{204,120}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>One valve sends a carriage of 250 kg forth and back over 1.2 m, another one a telescope of three stages.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.v</b> is the same forth and back: both sides have the area of the bore.</li>
<li>At the end of its stroke the carriage meets the stop. Set <code>forth.width = 8</code>: the valve shuts on the way, <b>shock.qA</b> or <b>shock.qB</b> bounds the pressure, and the other side sucks its oil.</li>
<li><b>telescope.v</b> rises from stage to stage on the way out; on the way in the smallest stage is the first.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=cylinder.x), Curve(y=telescope.x)}, y=Axis(unit="mm")), Plot(title="Speeds", curves={Curve(y=cylinder.v), Curve(y=telescope.v)}, y=Axis(unit="m/s")), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB)}, y=Axis(unit="bar"))})}));
end LongStroke;
