// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Mechanics;
model LeverAndSprings "Lever that drives a mass over a spring"
  Bramah.Blocks.Sources.Sine command(amplitude=0.02, f=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-96,30})));
  Bramah.Mechanics.Translational.Position cam
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-66,30})));
  Bramah.Mechanics.Translational.ForceSensor force
    annotation(Placement(transformation(extent={{-6,-6},{6,4}}, origin={-38,30})));
  Bramah.Mechanics.Translational.Lever lever(L_a=0.1, L_b=0.3)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-10,24})));
  Bramah.Mechanics.Translational.SpringDamper rod(c=20000, d=80)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={24,18})));
  Bramah.Mechanics.Translational.Mass mass(m=10, s(start=0, fixed=true), v(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={52,18})));
  Bramah.Mechanics.Translational.SpeedSensor speed
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={84,18})));
equation
  connect(command.y, cam.s_ref)
    annotation(Line(points={{-88,30},{-76,30}}, color={44,99,201}));
  connect(cam.flange, force.flange_a)
    annotation(Line(points={{-56,30},{-44,30}}));
  connect(force.flange_b, lever.flange_a)
    annotation(Line(points={{-32,30},{-16,30}}));
  connect(lever.flange_b, rod.flange_a)
    annotation(Line(points={{-4,18},{14,18}}));
  connect(rod.flange_b, mass.flange_a)
    annotation(Line(points={{34,18},{42,18}}));
  connect(mass.flange_b, speed.flange)
    annotation(Line(points={{62,18},{78,18}}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-112,2},{98,46}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A cam moves the short arm of a lever; the long arm drives a mass over a spring.</p>
<h4>What to look for</h4>
<ul>
<li>The long arm goes the other way and three times as far; the spring makes <b>mass.s</b> swing a little on top.</li>
<li><b>force.f</b> is three times the force of the spring.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Positions", curves={Curve(y=cam.s), Curve(y=mass.s)}, y=Axis(unit="mm")), Plot(title="Force of the cam", curves={Curve(y=force.f)}, y=Axis(unit="kN"))})}));
end LeverAndSprings;
