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
  Bramah.Hydraulics.PressureValves.CounterbalanceValve hold(p_set=200e5, ratio=2, dp_over=60e5, q_nom=10/60000, tau=0.05)
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
    __Bramah(format=1,
      lesson(
        teaches="A counterbalance valve lets a load down only as fast as the pump feeds; setting, pilot ratio and damping trade power, stability and safe holding.",
        next="pressure_reducing",
        try1(
          do="Set hold.tau from 50 to 5 ms.",
          change={"hold.tau=0.005"},
          ask="A quick valve should hold better. What do you get and what do you lose?",
          answer="After the stop at 2.9 s the load goes on by 3.0 mm instead of 4.5 mm. But while it lowers the speed swings between -0.36 and 0.60 m/s, where it was 0.126 m/s: the load runs ahead, pA falls, the valve shuts, the load stops, pA rises, the valve opens. Load, oil and valve drive each other.",
          expect={measure(of="cylinder.v", statistic="peakToPeak", from="1.5", to="2.8", lower=0.5), measure(of="cylinder.x", statistic="change", from="2.9", to="3.45", lower=2.5e-3, upper=3.5e-3)}),
        try2(
          do="Set hold.p_set from 200 to 30 bar, less than the load presses.",
          change={"hold.p_set=30e5"},
          ask="How does the load behave before any solenoid is switched?",
          answer="It sinks at once: at 0.4 s it has gone from 100 to 108 mm. 6 kN over the 15.3 cm2 of the rod side are 39 bar, and the valve opens by itself above 30 bar. Set it to at least 1.3 times the pressure of the heaviest load: a counterbalance valve is a relief valve too.",
          expect={measure(of="cylinder.x", statistic="last", to="0.4", lower=0.106, upper=0.109)}),
        try3(
          do="Set hold.ratio from 2 to 6.",
          change={"hold.ratio=6"},
          ask="A higher pilot ratio saves pump pressure. What is the price?",
          answer="To lower, cylinder.pA is on average 22 instead of 46 bar, as the pilot pressure now counts six times instead of twice. The speed is less calm: from 1.5 to 2.8 s it varies by 98 mm/s instead of 1 mm/s. High ratios for steady loads that save energy, low ones for booms and winches that swing.",
          expect={measure(of="cylinder.pA", statistic="mean", from="1.5", to="2.8", lower=20e5, upper=24e5), measure(of="cylinder.v", statistic="peakToPeak", from="1.5", to="2.8", lower=0.05)}),
        try4(
          do="Set hold.p_set from 200 to 120 bar, still three times what the load presses.",
          change={"hold.p_set=120e5"},
          ask="Lowering takes less pressure now. What happens after the lift, at 5.6 s?",
          answer="To lower, pA is 27 instead of 46 bar. But from 5.6 to 6 s the load sinks by 8.6 mm, where it stayed at 0 mm before. At the end of the lift the pump presses its 180 bar into side B; that is above 120 bar and opens the valve (hold.y is 0.99), and it shuts with its 50 ms only while the load already hangs on it. Set above the pump's pressure, it never opens there.",
          expect={measure(of="cylinder.x", statistic="last", lower=7e-3, upper=0.01), measure(of="cylinder.pA", statistic="last", to="2.5", lower=25e5, upper=28e5)}))),
    Documentation(info="<html>
<p>A weight of 6 kN draws the rod out. Without the counterbalance valve it would run away as soon as the directional valve opens the rod side to
the tank. Solenoid a lowers from 0.5 to 2.9 s, solenoid b lifts from 3.5 to 5.6 s.</p>
<h4>What to look for</h4>
<ul>
<li>While it lowers, <b>hold.y</b> lets out just as much oil as the pump feeds to side A: the speed <b>cylinder.v</b> is the pump's.</li>
<li><b>cylinder.pB</b> carries the load when the valve is in its centre. After 2.9 s the load goes on by 4 mm while <b>hold.y</b> shuts, then it
stands: 0.2 mm from 3.05 to 3.45 s. The setting of 200 bar lies above the pump's 180 bar, so <b>hold</b> stays shut after the lift too.</li>
<li>Set <b>hold.tau</b>, the damping of its pilot, from 50 to 5 ms: lowering swings, as load, oil and valve drive each other.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s"))})}));
end counterbalanced_load;
