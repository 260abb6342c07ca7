// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model StickSlip "Stick and slip of a slow cylinder"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-8,22})));
  Bramah.Mechanics.Translational.Speed drive(exact=true, s(start=0.1, fixed=true))
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={84,0})));
  Bramah.Blocks.Sources.Constant speed(k=0.002)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={112,0})));
  Bramah.Mechanics.Translational.Spring spring(c=2e4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={58,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(stroke=0.5, x_start=0.1, d=200, m_moving=5, f_coulomb=100, f_stribeck=80, v_stribeck=0.005, dryFriction=Bramah.Types.DryFriction.Sticking)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={24,0})));
  Bramah.Hydraulics.Sources.Tank tankA
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={16,-20})));
  Bramah.Hydraulics.Sources.Tank tankB
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={32,-20})));
equation
  connect(cylinder.A, tankA.T)
    annotation(Line(points={{16,-8},{16,-20}}));
  connect(cylinder.B, tankB.T)
    annotation(Line(points={{32,-8},{32,-20}}));
  connect(speed.y, drive.v_ref)
    annotation(Line(points={{104,0},{94,0}}, color={44,99,201}));
  connect(cylinder.rod, spring.flange_a)
    annotation(Line(points={{40,0},{48,0}}));
  connect(spring.flange_b, drive.flange)
    annotation(Line(points={{68,0},{74,0}}));
  annotation(
    experiment(StartTime=0, StopTime=30, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-24,-36},{124,36}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A spring draws a rod at 2 mm/s. The seals hold more at rest than in motion.</p>
<h4>What to look for</h4>
<ul><li><b>spring.f</b> rises to the static friction, 180 N; then the rod jumps, the spring relaxes, and it sticks again.</li>
<li>At 50 mm/s (<b>speed.k</b> = 0.05) it runs smoothly. With <b>cylinder.dryFriction</b> = Rounded it creeps and never sticks.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Force of the spring", curves={Curve(y=spring.f)}, y=Axis(unit="kN"))})}));
end StickSlip;
