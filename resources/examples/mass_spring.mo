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
    __Bramah(format=1, plots={plot(title="Motion", y={"mass.s", "mass.v"}, units={"mm", "m/s"})}),
    Documentation(info="<html>
<p>10 kg on 10 kN/m and 20 N.s/m, let go 100 mm from rest. Undamped angular frequency sqrt(c/m) = 31.6 rad/s (5.03 Hz), damping ratio
d/(2*sqrt(c*m)) = 0.032: each swing has 82 % of the one before.</p>
<h4>What to look for</h4>
<ul>
<li><b>mass.s</b>: a decaying oscillation; <b>mass.v</b> leads it by a quarter period.</li>
</ul>
</html>"));
end mass_spring;
