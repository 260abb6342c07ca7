// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model HoseBurst "A hose bursts under a load"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,104})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=8e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-70,-44})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-64})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-70,-24})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=100e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-46,-40})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-64})));
  Bramah.Hydraulics.DirectionalValves.Valve22 lift(q_nom=20/60000)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={-14,0})));
  Bramah.Hydraulics.DirectionalValves.Valve22 lower(q_nom=20/60000, dp_nom=50e5)
    annotation(Placement(transformation(extent={{-18,8},{10,-8}}, origin={52,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={52,-24})));
  Bramah.Hydraulics.Node lineV(V=5e-5, p_start=51e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,20})));
  Bramah.Hydraulics.Lines.Hose hose(length=2, p_start=51e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-14,38}, rotation=90)));
  Bramah.Hydraulics.Node lineH(V=5e-5, p_start=51e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,56})));
  Bramah.Hydraulics.FlowValves.ShutOffValve burst(useInput=true, t_turn=0.02, q_nom=200/60000, dp_nom=5e5)
    annotation(Placement(transformation(extent={{-6,-8},{4,8}}, origin={16,56}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank ground
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={36,48})));
  Bramah.Hydraulics.CheckValves.HoseBurstValve guard(q_close=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-14,74})));
  Bramah.Hydraulics.Cylinders.PlungerCylinder cylinder(d_plunger=0.1, stroke=0.5, x_start=0.3, d=3e4, f_coulomb=1000, m_moving=50, pA_start=51e5)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-6,98})));
  Bramah.Mechanics.Translational.Mass load(m=4000)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={32,98})));
  Bramah.Mechanics.Translational.ConstantForce weight(f_constant=-39227)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={60,98})));
  Bramah.Blocks.Sources.BooleanPulse lifting(period=10, width=15, startTime=4)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,0})));
  Bramah.Blocks.Sources.BooleanPulse lowering(period=10, width=5, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={18,0})));
  Bramah.Blocks.Sources.Trapezoid bursting(rising=0.01, width=1.5, falling=0.01, startTime=1.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={46,72})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-70,-64},{-70,-54}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-70,-34},{-70,-24}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-70,-24},{-46,-24},{-46,-32}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-46,-48},{-46,-64}}));
  connect(lineP.port, lift.P)
    annotation(Line(points={{-70,-24},{-14,-24},{-14,-8}}));
  connect(lift.A, lineV.port)
    annotation(Line(points={{-14,8},{-14,20}}));
  connect(lineV.port, lower.P)
    annotation(Line(points={{-14,20},{52,20},{52,8}}));
  connect(lower.A, tank3.T)
    annotation(Line(points={{52,-8},{52,-24}}));
  connect(lineV.port, hose.A)
    annotation(Line(points={{-14,20},{-14,30}}));
  connect(hose.B, lineH.port)
    annotation(Line(points={{-14,46},{-14,56}}));
  connect(lineH.port, burst.A)
    annotation(Line(points={{-14,56},{8,56}}));
  connect(burst.B, ground.T)
    annotation(Line(points={{24,56},{36,56},{36,48}}));
  connect(lineH.port, guard.A)
    annotation(Line(points={{-14,56},{-14,66}}));
  connect(guard.B, cylinder.A)
    annotation(Line(points={{-14,82},{-14,90}}));
  connect(cylinder.rod, load.flange_a)
    annotation(Line(points={{10,98},{22,98}}));
  connect(load.flange_b, weight.flange)
    annotation(Line(points={{42,98},{50,98}}));
  connect(lifting.y, lift.a)
    annotation(Line(points={{-42,0},{-32,0}}, color={44,99,201}));
  connect(lowering.y, lower.a)
    annotation(Line(points={{26,0},{34,0}}, color={44,99,201}));
  connect(bursting.y, burst.u)
    annotation(Line(points={{38,72},{16,72},{16,62}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-92,-74},{84,116}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A load of 4000 kg stands on a plunger. It is lowered for half a second, then the hose bursts; the valve in the port of the cylinder holds the load. When the
hose is mended, the pump lifts it again.</p>
<h4>What to look for</h4>
<ul>
<li>Lowering takes some 20 l/min, <b>guard.q</b>: less than <b>guard.q_close</b>, and the valve stays open.</li>
<li>At 1.5 s the hose bursts. As <b>guard.q</b> passes 30 l/min, the plate shuts within some hundredths of a second: <b>cylinder.x</b> has dropped by some mm, and <b>cylinder.pA</b>
swings about the pressure of the load, which is caught by the spring of its oil.</li>
<li>From 4 s on the pump fills the hose. As soon as <b>lineH.p</b> comes near <b>cylinder.pA</b>, <b>guard.y</b> goes back to 1 and the load rises.</li>
<li>A greater <b>guard.q_close</b>, 60 l/min, catches the load later and with a greater swing of its pressure. With <b>guard.d_bleed</b> = 0.6 mm the caught load sinks
slowly, and once the hose is mended it fills it by itself: the plate opens before the pump delivers.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Flow out of the cylinder", curves={Curve(y=guard.q)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=lineH.p)}, y=Axis(unit="bar")), Plot(title="Opening", curves={Curve(y=guard.y)})})}));
end HoseBurst;
