// SPDX-License-Identifier: BSD-3-Clause
model meter_in "Speed control by a throttle in the feed"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,60})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-46,-54})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-74})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-32})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=120e5, q_nom=40/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-20,-50})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,-74})));
  Bramah.Hydraulics.DirectionalValves.Valve42 valve(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-74})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.6, x_start=0.01, d=1000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,60})));
  Bramah.Mechanics.Translational.Mass mass(m=100)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,60})));
  Bramah.Mechanics.Translational.Force load
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={70,60})));
  Bramah.Blocks.Sources.Step force(height=8000, offset=-4000, startTime=1.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={98,60}, rotation=180)));
  Bramah.Blocks.Sources.BooleanStep out(startTime=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,0})));
  Bramah.Hydraulics.FlowValves.ThrottleCheckValve throttle(y=1, d=1.8e-3)
    annotation(Placement(transformation(extent={{6,-8},{-10,8}}, origin={-2,32})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-46,-74},{-46,-64}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-46,-44},{-46,-32},{-20,-32}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-20,-32},{-20,-42}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-20,-58},{-20,-74}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-20,-32},{-2,-32},{-2,-8}}));
  connect(valve.T, tank3.T)
    annotation(Line(points={{2,-8},{2,-74}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,60},{30,60}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{50,60},{60,60}}));
  connect(force.y, load.f)
    annotation(Line(points={{90,60},{80,60}}, color={44,99,201}));
  connect(out.y, valve.a)
    annotation(Line(points={{-36,0},{-18,0}}, color={168,60,160}));
  connect(valve.A, throttle.A)
    annotation(Line(points={{-2,8},{-2,24}}));
  connect(throttle.B, cylinder.A)
    annotation(Line(points={{-2,40},{-2,52}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,52}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=2.5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-70,-84},{112,74}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A throttle in the feed sets the speed against a load that resists; it cannot hold one that pulls.",
        next="meter_out",
        try1(
          do="Set throttle.d from 1.8 to 3 mm.",
          change={"throttle.d=3e-3"},
          ask="Nearly three times the area: is the rod three times as fast?",
          answer="At 1.2 s it moves at 0.20 m/s instead of 0.14 m/s. The throttle would let through more than the pump gives, so the relief valve is shut (before, relief.q was 7.0 l/min), lineP.p falls from 123 to 54 bar, and the pump alone sets the speed. A throttle controls only while the relief valve is open: that is its price.",
          expect={measure(of="cylinder.v", statistic="last", to="1.2", lower=0.195, upper=0.205), measure(of="relief.q", statistic="last", to="1.2", upper=1e-6)}),
        try2(
          do="Set relief.p_set from 120 to 60 bar.",
          change={"relief.p_set=60e5"},
          ask="The load needs 24 bar. Why does less supply pressure slow the rod down?",
          answer="0.088 m/s instead of 0.137 m/s. The throttle passes Cd*A*sqrt(2*dp/rho), and dp is what the relief valve holds less what the load takes: 41 bar now, 99 bar before; the root of the ratio is 0.64. In mass_on_limits, without a throttle, half the pressure left the speed as it was.",
          expect={measure(of="cylinder.v", statistic="last", to="1.2", lower=0.08, upper=0.095)}),
        try3(
          do="Set force.offset from -4000 to -12000 N: three times the load, which falls to 4 kN at 1.5 s.",
          change={"force.offset=-12000"},
          ask="How stiff is the speed, and what happens when the tool breaks through at 1.5 s?",
          answer="Against 12 kN the rod moves at 0.105 m/s, 23 % slower than against 4 kN. At 1.5 s the pressed oil at side A expands and throws the rod ahead: 0.28 m/s for a moment, twice the speed at which it goes on (0.14 m/s). Drills and shears jump like this; try the same in the next example.",
          expect={measure(of="cylinder.v", statistic="last", to="1.2", lower=0.1, upper=0.11), measure(of="cylinder.v", statistic="maximum", from="1.5", lower=0.25, upper=0.31)}))),
    Documentation(info="<html>
<p>The throttle in the feed of side A sets the speed. It suits loads that always resist; when the load pulls, the rod runs ahead of the oil.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.v</b> at 0.5 to 1.5 s, against the load.</li>
<li>From 1.5 s on the load pulls: <b>cylinder.pA</b> falls to nearly 0 bar (absolute), a cavity opens and <b>cylinder.v</b> jumps up. Compare meter_out.mo.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s"))})}));
end meter_in;
