// SPDX-License-Identifier: BSD-3-Clause
model regenerative_circuit "Regenerative circuit: fast out, strong out, in"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,44})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=20e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-46,-54})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-74})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,-32})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5, q_nom=40/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-20,-50})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,-74})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(centre=Bramah.Types.Centre.Regenerative)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-74})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=0.8, x_start=0.05, d=1500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=150)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={44,44})));
  Bramah.Mechanics.Translational.ElastoGap work(s_rel0=0.2, c=2e6, d=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={76,44})));
  Bramah.Mechanics.Translational.Fixed wall(s0=0.75)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={94,44}, rotation=90)));
  Bramah.Blocks.Sources.BooleanPulse press(period=6, width=25, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,-2})));
  Bramah.Blocks.Sources.BooleanPulse back(period=6, width=35, startTime=2.5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={46,-2})));
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
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,20},{14,20},{14,36}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,44},{34,44}}));
  connect(mass.flange_b, work.flange_a)
    annotation(Line(points={{54,44},{66,44}}));
  connect(work.flange_b, wall.flange)
    annotation(Line(points={{86,44},{94,44}}));
  connect(press.y, valve.a)
    annotation(Line(points={{-42,-2},{-18,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{38,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4.6, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-66,-84},{108,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Both sides joined, only the area of the rod counts: fast and weak; the rod side opened to the tank, slow and strong.",
        next="two_speed_press",
        try1(
          do="Set press.startTime from 1 to 5 s: solenoid a never comes, the rod meets the work in the regenerative position.",
          change={"press.startTime=5"},
          ask="The pressure reaches the relief valve's all the same. Where is the force?",
          answer="At 2 s cylinder.f_pressure is 16 kN instead of 49 kN, at the same 158 bar. The pressure acts on both sides, and all that is left is the area of the rod, 10.2 of the piston's 31.2 cm2. Force and speed change in the same ratio, so the power is the pump's in both cases.",
          expect={measure(of="cylinder.f_pressure", statistic="last", to="2", lower=15500, upper=16500), measure(of="cylinder.pB", statistic="last", to="2", lower=155e5)}),
        try2(
          do="Set cylinder.d_rod from 36 to 45 mm.",
          change={"cylinder.d_rod=0.045"},
          ask="Why do presses often have rods of just 0.7 times the bore?",
          answer="Out and in are equally fast: 0.31 m/s and 0.32 m/s, where it was 0.48 and 0.23 m/s. At 0.71 times the bore the rod has half of the piston's area, so q/A_rod (regenerative) and q/(A_A - A_rod) (in) are the same. It is an exchange: the approach is slower now, and the rod comes to the work at 2.2 s instead of 1.2 s.",
          expect={measure(of="cylinder.v", statistic="last", to="0.9", lower=0.305, upper=0.32), measure(of="cylinder.v", statistic="last", to="2.8", lower=-0.33, upper=-0.315)}),
        try3(
          do="Set cylinder.d_rod from 36 to 25 mm.",
          change={"cylinder.d_rod=0.025"},
          ask="Less rod should make it twice as fast, q/A_rod = 0.97 m/s. What is in the way?",
          answer="0.51 m/s, hardly more than the 0.48 m/s of the thick rod. The oil of the rod side circulates through the valve, nearly three times the flow of the pump, and its drop becomes pressure: cylinder.pB is 164 bar, cylinder.pA 142 bar, lineP.p at the relief valve, which throws away 14 l/min. Regenerative circuits want wide valves right at the cylinder.",
          expect={measure(of="cylinder.v", statistic="last", to="0.9", lower=0.49, upper=0.53), measure(of="relief.q", statistic="last", to="0.9", lower=1.66667e-4)}))),
    Documentation(info="<html>
<p>In its centre the valve joins P, A and B: the oil of the rod side goes to the piston side, and the rod runs out with the speed q/(A_A - A_B).
From 1 s on solenoid a opens the rod side to the tank: slower, with the full force. Solenoid b draws the rod in from 2.5 s on.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.v</b>: 0.48 m/s in the regenerative phase, with solenoid a a swing about 0.16 m/s.</li>
<li><b>cylinder.f_pressure</b> when the rod meets the work at 0.55 m.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=cylinder.pA), Curve(y=cylinder.pB), Curve(y=lineP.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s"))})}));
end regenerative_circuit;
