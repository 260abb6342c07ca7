// SPDX-License-Identifier: BSD-3-Clause
model counterbalanced_load "Load lowered over a counterbalance valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,70})));
  Bramah.Hydraulics.Pumps.PressureCompensatedPump pump(D_max=16e-6, p_set=180e5)
    annotation(Placement(transformation(extent={{-12,-10},{16,10}}, origin={-50,-50})), __Bramah(label(offset={-15,-9})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-50,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-22,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=210e5, q_nom=40/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-22,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(centre=Bramah.Types.Centre.Float, q_nom=40/60000, t_switch=0.06)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,-22})));
  Bramah.Hydraulics.Node lineB(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,20})));
  Bramah.Hydraulics.PressureValves.CounterbalanceValve hold(p_set=150e5, ratio=2, dp_over=40e5, q_nom=60/60000, tau=0.5)
    annotation(Placement(transformation(extent={{-12,-8},{10,8}}, origin={22,40})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.063, d_rod=0.045, stroke=0.8, x_start=0.1, d=3000, pB_start=40.3e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={12,70})));
  Bramah.Mechanics.Translational.Mass mass(m=600)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={50,70})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=6000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={80,70})));
  Bramah.Blocks.Sources.BooleanPulse lower(period=6, width=40, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
  Bramah.Blocks.Sources.BooleanPulse lift(period=6, width=35, startTime=3.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={44,-2})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-50,-70},{-50,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-50,-40},{-50,-28},{-22,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-22,-28},{-22,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-22,-54},{-22,-70}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-22,-28},{-2,-28},{-2,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{2,-8},{2,-16},{8,-16},{8,-22}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,50},{4,50},{4,62}}));
  connect(valve.B, lineB.port)
    annotation(Line(points={{2,8},{2,14},{20,14},{20,20}}));
  connect(lineB.port, hold.A)
    annotation(Line(points={{20,20},{20,32}}));
  connect(hold.B, cylinder.B)
    annotation(Line(points={{20,48},{20,62}}));
  connect(cylinder.A, hold.X)
    annotation(Line(points={{4,62},{4,50},{-2,50},{-2,28},{28,28},{28,32}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{28,70},{40,70}}));
  connect(mass.flange_b, weight.flange)
    annotation(Line(points={{60,70},{70,70}}));
  connect(lower.y, valve.a)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={168,60,160}));
  connect(lift.y, valve.b)
    annotation(Line(points={{36,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-70,-80},{100,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A weight of 6 kN draws the rod out. Without the counterbalance valve it would run away as soon as the directional valve opens the rod side to
the tank. Solenoid a lowers from 0.5 to 2.9 s, solenoid b lifts from 3.5 to 5.6 s.</p>
<h4>What to look for</h4>
<ul>
<li>While it lowers, <b>hold.y</b> lets out just as much oil as the pump feeds to side A: the speed <b>cylinder.v</b> is the pump's.</li>
<li><b>cylinder.pB</b> carries the load when the valve is in its centre; nothing moves but for the oil's compression.</li>
<li>Set <b>hold.tau</b>, the damping of its pilot, from 0.5 s to 5 ms: lowering swings, as load, oil and valve drive each other.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s"))})}));
end counterbalanced_load;
