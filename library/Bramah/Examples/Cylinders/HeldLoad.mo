// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model HeldLoad "A load that the rod lock of a cylinder holds without pressure"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-58,78})));
  Bramah.Hydraulics.Cylinders.LockedCylinder cylinder(x_start=0.4, f_coulomb=100, v_small=0.01)
    annotation(Placement(transformation(extent={{-10,-8},{18,14}}, origin={0,30})));
  Bramah.Mechanics.Translational.Mass load(m=400)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={46,30})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=-8000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={76,30})));
  Bramah.Hydraulics.DirectionalValves.Valve32 valve(q_nom=10/60000)
    annotation(Placement(transformation(extent={{-18,8},{10,-8}}, origin={30,68})));
  Bramah.Hydraulics.Node pilot(V=5e-6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={28,50})), __Bramah(label(offset={2,2})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=61e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={28,88}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={46,76})));
  Bramah.Blocks.Sources.BooleanPulse free(width=20, period=5, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-16,68})));
  Bramah.Hydraulics.FlowValves.Orifice lowering(d=2.5e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-8,6}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-8,-12})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,8})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{28,82},{28,76}}));
  connect(valve.T, tank1.T)
    annotation(Line(points={{32,76},{32,80},{46,80},{46,76}}));
  connect(valve.A, pilot.port)
    annotation(Line(points={{28,60},{28,50}}));
  connect(pilot.port, cylinder.X)
    annotation(Line(points={{28,50},{28,34},{18,34}}));
  connect(free.y, valve.a)
    annotation(Line(points={{-8,68},{12,68}}, color={168,60,160}));
  connect(cylinder.rod, load.flange_a)
    annotation(Line(points={{16,30},{36,30}}));
  connect(load.flange_b, weight.flange)
    annotation(Line(points={{56,30},{66,30}}));
  connect(cylinder.A, lowering.A)
    annotation(Line(points={{-8,22},{-8,14}}));
  connect(lowering.B, tank2.T)
    annotation(Line(points={{-8,-2},{-8,-12}}));
  connect(cylinder.B, tank3.T)
    annotation(Line(points={{8,22},{8,8}}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-74,-26},{96,98}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A load of 8 kN pulls the rod in, and nothing but the lock holds it: side A leads to the tank through an orifice. Pressure at X frees it from 1 to 2 s.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.x</b> stands until 1 s, <b>cylinder.isHeld</b>; then the load sinks as fast as the orifice lets it.</li>
<li>The lock grips as the pressure at X falls: <b>cylinder.y_lock</b>. The load comes to rest within some millimetres.</li>
<li>Set <code>cylinder.f_hold</code> to 6 kN: the load slips through, slowed down.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Grip", curves={Curve(y=cylinder.y_lock)}), Plot(title="Pressures", curves={Curve(y=pilot.p), Curve(y=cylinder.pA)}, y=Axis(unit="bar"))})}));
end HeldLoad;
