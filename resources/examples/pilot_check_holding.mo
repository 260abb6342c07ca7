// SPDX-License-Identifier: BSD-3-Clause
model pilot_check_holding "Load held by a pilot-operated check valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-66,74})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=11e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-56,-54})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-56,-74})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-28,-32})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-28,-50})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-28,-74})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(centre=Bramah.Types.Centre.Float, q_nom=15/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-74})));
  Bramah.Hydraulics.CheckValves.PilotCheckValve lock(tau=0.02)
    annotation(Placement(transformation(extent={{4,-8},{-6,8}}, origin={-2,34})));
  Bramah.Hydraulics.Node lineA(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-2,18})));
  Bramah.Hydraulics.Node lineB(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,50})));
  Bramah.Hydraulics.FlowValves.Orifice damping(d=1.8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={14,30})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.4, x_start=0.1, V_deadB=1.5e-4, d=2000, pA_start=52e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,74})));
  Bramah.Mechanics.Translational.Mass mass(m=800)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={44,74})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=-10000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={76,74})));
  Bramah.Blocks.Sources.BooleanPulse up(period=6, width=20, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,-2})));
  Bramah.Blocks.Sources.BooleanPulse down(period=6, width=20, startTime=3)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={46,-2})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-56,-74},{-56,-64}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-56,-44},{-56,-32},{-28,-32}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-28,-32},{-28,-42}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-28,-58},{-28,-74}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-28,-32},{-2,-32},{-2,-8}}));
  connect(valve.T, tank3.T)
    annotation(Line(points={{2,-8},{2,-74}}));
  connect(valve.A, lineA.port)
    annotation(Line(points={{-2,8},{-2,18}}));
  connect(lineA.port, lock.A)
    annotation(Line(points={{-2,18},{-2,26}}));
  connect(lock.B, cylinder.A)
    annotation(Line(points={{-2,42},{-2,66}}));
  connect(valve.B, damping.A)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,22}}));
  connect(damping.B, lineB.port)
    annotation(Line(points={{14,38},{14,50}}));
  connect(lineB.port, cylinder.B)
    annotation(Line(points={{14,50},{14,66}}));
  connect(lock.X, lineB.port)
    annotation(Line(points={{-6,26},{-6,10},{36,10},{36,50},{14,50}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,74},{34,74}}));
  connect(mass.flange_b, weight.flange)
    annotation(Line(points={{54,74},{66,74}}));
  connect(up.y, valve.a)
    annotation(Line(points={{-42,-2},{-18,-2}}, color={168,60,160}));
  connect(down.y, valve.b)
    annotation(Line(points={{38,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-84},{96,88}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A pilot-operated check valve holds a load without leakage, if the pilot line can empty; it is no valve to lower with.",
        next="counterbalanced_load",
        try1(
          do="Set relief.p_set from 160 to 30 bar.",
          change={"relief.p_set=30e5"},
          ask="The pump is too weak to lift now. Is it too weak to lower too?",
          answer="The rod does not move from 0.5 to 1.7 s: lineP.p is 37 bar, and the load needs 52 bar. But from 3 s on it comes down, all the way: to unlock, lineB.p only has to reach a third of the pressure under the load (lock.ratio = 3), and at 3.03 s 20 bar do it. Any pressure that is left in line B, as a throttled return makes it, can unlock a load in the same way.",
          expect={measure(of="cylinder.x", statistic="maximum", upper=0.105), measure(of="cylinder.x", statistic="last", to="4.2", upper=1e-3)}),
        try2(
          do="Set valve.centre from Float to Closed.",
          change={"valve.centre=Bramah.Types.Centre.Closed"},
          ask="Textbooks want A and B open to the tank in the centre, below such a check valve. What do you see, and what does this model not see?",
          answer="At 2.9 s pressure is trapped on both sides: lineB.p is 45 bar instead of 1 bar, and to lower it has to rise to 53 bar instead of 18 bar before the check valve opens. Here the load still stands, even higher (264 instead of 250 mm), as the edges of this valve shut without leakage. A real spool leaks from P: pressure creeps into a pilot line that cannot empty, and opens the lock.",
          expect={measure(of="lineB.p", statistic="last", to="2.9", lower=40e5), measure(of="cylinder.x", statistic="last", to="2.9", lower=0.26)}),
        try3(
          do="Set lock.tau from 20 to 100 ms: a large poppet, or a damped one.",
          change={"lock.tau=0.1"},
          ask="At 1.7 s the valve goes to its centre. How far does the load fall before it is held?",
          answer="From 263 mm down to 205 mm, 58 mm; before it was 13 mm. While the poppet is on its way to its seat, line A is already open to the tank. Holding valves are small, quick, and screwed to the cylinder.",
          expect={measure(of="cylinder.x", statistic="last", to="2.9", lower=0.2, upper=0.21)}),
        try4(
          do="Set cylinder.leakage from 0 to 1e-12 m3/(s.Pa), 0.3 l/min at 50 bar.",
          change={"cylinder.leakage=1e-12"},
          ask="The check valve is tight. Why does the load sink?",
          answer="From 2.2 to 2.9 s it sinks with 2.5 mm/s: the oil goes past the piston to side B and from there to the tank, and no valve before the cylinder can hold that. To find out which of two leaks, shut line B: with a worn piston the load then settles until both sides carry it on the area of the rod alone; if it goes on, the valve leaks.",
          expect={measure(of="cylinder.v", statistic="mean", from="2.2", to="2.9", lower=-3e-3, upper=-2.3e-3)}))),
    Documentation(info="<html>
<p>A weight of 10 kN rests on a cylinder. The directional valve's centre joins A and B to the tank, yet nothing moves: the check valve holds the oil
without leakage. Solenoid a lifts from 0.5 to 1.7 s, solenoid b lowers from 3 to 4.2 s by unlocking the check valve.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.x</b> stands still while both solenoids are off, with <b>cylinder.pA</b> at the load's pressure.</li>
<li>To lower, <b>lineB.p</b> has to reach a third of it (<b>lock.ratio</b>) before <b>lock.y</b> opens. It lowers in jerks: the
load runs ahead of the pump, <b>lineB.p</b> falls, the valve shuts, and so on. A counterbalance valve lowers smoothly, see
<code>counterbalanced_load</code>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=lineB.p)}, y=Axis(unit="bar")), Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm"))})}));
end pilot_check_holding;
