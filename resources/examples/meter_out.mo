// SPDX-License-Identifier: BSD-3-Clause
model meter_out "Speed control by a throttle in the return"
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
  Bramah.Hydraulics.FlowValves.ThrottleCheckValve throttle(y=1, d=1.6e-3)
    annotation(Placement(transformation(extent={{-6,8},{10,-8}}, origin={14,32})));
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
  connect(valve.B, throttle.B)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,24}}));
  connect(throttle.A, cylinder.B)
    annotation(Line(points={{14,40},{14,52}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,52}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=2.5, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-70,-84},{112,74}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A throttle in the return holds the rod between two pressures: also against a pulling load, at the price of high pressure on the rod side.",
        next="bleed_off",
        try1(
          do="Set cylinder.d_rod from 28 to 36 mm and throttle.d from 1.6 to 1.2 mm.",
          change={"cylinder.d_rod=0.036", "throttle.d=1.2e-3"},
          ask="No pressure in this circuit can be above the relief valve's 120 bar. Or can it?",
          answer="cylinder.pB is 244 bar while the load pulls, and 200 bar against it, with lineP.p at 102 and 122 bar. The piston is a transformer: the thick rod leaves half of the area at side B, so pA acts twice there, and the load adds its own. Choose cylinder, hoses and valve at side B for that pressure; no relief valve of the supply protects them.",
          expect={measure(of="cylinder.pB", statistic="last", lower=240e5, upper=248e5), measure(of="lineP.p", statistic="maximum", upper=140e5)}),
        try2(
          do="Set throttle.d from 1.6 to 3 mm.",
          change={"throttle.d=3e-3"},
          ask="When does a throttle in the return stop to hold a pulling load?",
          answer="From 1.5 s on the rod moves at 0.26 m/s, faster than the 0.20 m/s at which the pump could follow, and cylinder.pA falls to 0.01 bar: a cavity. The load's 4 kN press 25 bar into side B, and 3 mm let through more at that pressure than the pump feeds. The return has to be narrower than the feed, for the heaviest load that pulls.",
          expect={measure(of="cylinder.pA", statistic="last", upper=10000), measure(of="cylinder.v", statistic="last", lower=0.25, upper=0.27)}),
        try3(
          do="Set force.offset from -4000 to -12000 N, as in meter_in.",
          change={"force.offset=-12000"},
          ask="Compare with meter_in: how far does the rod jump now when the load falls at 1.5 s?",
          answer="Up to 0.35 m/s from 0.14 m/s: for a moment it jumps here too, as the oil at side A expands, until side B is pressed together. Then it goes on at 0.19 m/s. But the speed depends on the load as it does there: 0.144 m/s against 12 kN, 0.186 m/s against 4 kN, since pB, which drives the oil through the throttle, is what the load leaves. Where the speed must not depend on the load, a flow control valve is needed.",
          expect={measure(of="cylinder.v", statistic="last", to="1.2", lower=0.14, upper=0.147), measure(of="cylinder.v", statistic="maximum", from="1.5", lower=0.33, upper=0.36)}))),
    Documentation(info="<html>
<p>The throttle in the return line of the rod side sets the speed; in the other direction its check valve lets the oil pass. It holds the rod
between two pressures, so it also brakes a pulling load, at the price of raised pressure on the rod side.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.pB</b> rises above the supply pressure by the area ratio when the load is small.</li>
<li>When the load pulls from 1.5 s on, <b>cylinder.v</b> hardly changes.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s"))})}));
end meter_out;
