// SPDX-License-Identifier: BSD-3-Clause
model mass_spring "Mass on a spring with a damper"
  Bramah.Mechanics.Translational.Fixed wall
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={-40,0}, rotation=-90)));
  Bramah.Mechanics.Translational.Spring spring(c=1e4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={-20,10})));
  Bramah.Mechanics.Translational.Damper damper(d=20)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={-20,-10})));
  Bramah.Mechanics.Translational.Mass mass(m=10, s(start=0.1, fixed=true), v(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={16,0})));
equation
  connect(wall.flange, spring.flange_a)
    annotation(Line(points={{-40,0},{-34,0},{-34,10},{-30,10}}));
  connect(wall.flange, damper.flange_a)
    annotation(Line(points={{-40,0},{-34,0},{-34,-10},{-30,-10}}));
  connect(spring.flange_b, mass.flange_a)
    annotation(Line(points={{-10,10},{0,10},{0,0},{6,0}}));
  connect(damper.flange_b, mass.flange_a)
    annotation(Line(points={{-10,-10},{0,-10},{0,0},{6,0}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=5, Interval=1e-3, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-50,-30},{50,30}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Mass, spring and damper: the frequency comes from c/m, the damping from d/(2*sqrt(c*m)). Oil under a load is such a spring.",
        next="mass_on_limits",
        try1(
          do="Set damper.d from 20 to 632 N.s/m.",
          change={"damper.d=632"},
          ask="Why is this just the value at which the mass does not swing through zero any more?",
          answer="mass.s comes back without going below zero (before: -91 mm), and stays within 5 mm after 0.15 s, which took 3.0 s before. 632 N.s/m is 2*sqrt(c*m) = 2*sqrt(1e4*10), the damping ratio 1: less swings, more creeps.",
          expect={measure(of="mass.s", statistic="minimum", lower=-1e-4), measure(of="abs(mass.s)", statistic="maximum", from="0.2", upper=5e-3)}),
        try2(
          do="Set damper.d from 20 to 2000 N.s/m, three times the value of the try before.",
          change={"damper.d=2000"},
          ask="More damping: is the mass back sooner?",
          answer="Later: it stays within 5 mm after 0.59 s instead of 0.15 s. The mass hardly counts now; the spring presses the damper back, and that goes with the time constant d/c = 2000/1e4 = 0.2 s. Overdamped valves and cushions are slow in the same way.",
          expect={measure(of="mass.s", statistic="minimum", lower=-1e-4), measure(of="mass.s", statistic="last", to="0.58", lower=5e-3)}),
        try3(
          do="Set mass.m from 10 to 40 kg.",
          change={"mass.m=40"},
          ask="Four times the mass, the same damper: what happens to the frequency, and to how fast it fades?",
          answer="The swing takes 0.397 s instead of 0.199 s: sqrt(c/m) is halved. It also fades more slowly, as the damping ratio d/(2*sqrt(c*m)) is halved too: the second peak still has 91 % of the first one, before it had 82 %. A heavier load on the same cylinder is slower and swings longer.",
          expect={measure(of="mass.s", statistic="maximum", from="0.3", to="0.5", lower=0.0895, upper=0.0915), measure(of="mass.s", statistic="period", lower=0.38, upper=0.41)})),
      plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}),
    Documentation(info="<html>
<p>10 kg on 10 kN/m and 20 N.s/m, let go 100 mm from rest. Undamped angular frequency sqrt(c/m) = 31.6 rad/s (5.03 Hz), damping ratio
d/(2*sqrt(c*m)) = 0.032: each swing has 82 % of the one before.</p>
<h4>What to look for</h4>
<ul>
<li><b>mass.s</b>: a decaying oscillation; <b>mass.v</b> leads it by a quarter period.</li>
</ul>
</html>"));
end mass_spring;
