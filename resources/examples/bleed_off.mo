// SPDX-License-Identifier: BSD-3-Clause
model bleed_off "Speed of a cylinder by bleed-off"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,66})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-84,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-84,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-22,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-22,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-70})));
  Bramah.Hydraulics.FlowValves.Throttle bleed(d=2.2e-3, y=0.7)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-46,-46}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-46,-70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,-22})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.5, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=150)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={42,44})));
  Bramah.Mechanics.Translational.Force load
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={72,44})));
  Bramah.Blocks.Sources.Step force(height=-12000, offset=-3000, startTime=1.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={100,44}, rotation=180)));
  Bramah.Blocks.Sources.BooleanStep out(startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-2})));
  Bramah.Blocks.Sources.BooleanStep back(startTime=2.6)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={44,-2}, rotation=180)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-84,-70},{-84,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-84,-40},{-84,-28},{-22,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-22,-28},{-22,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-22,-54},{-22,-70}}));
  connect(lineP.port, bleed.A)
    annotation(Line(points={{-22,-28},{-46,-28},{-46,-38}}));
  connect(bleed.B, tank4.T)
    annotation(Line(points={{-46,-54},{-46,-70}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-22,-28},{-2,-28},{-2,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{2,-8},{2,-16},{8,-16},{8,-22}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,14},{14,14},{14,36}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,44},{32,44}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{52,44},{62,44}}));
  connect(force.y, load.f)
    annotation(Line(points={{92,44},{82,44}}, color={44,99,201}));
  connect(out.y, valve.a)
    annotation(Line(points={{-36,-2},{-18,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{36,-2},{18,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-98,-80},{114,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A throttle beside the cylinder saves the power that one in series wastes, and lets the load decide the speed.",
        next="regenerative_circuit",
        try1(
          do="Set bleed.y from 70 % to 100 %.",
          change={"bleed.y=1"},
          ask="How much do the speeds against 3 and 15 kN change?",
          answer="Against 3 kN from 0.139 to 0.113 m/s, against 15 kN from 0.070 to 0.015 m/s: it nearly stands. The throttle takes Cd*A*sqrt(2*p/rho), 21.5 of the pump's 23.5 l/min at the load's 80 bar, and the rod gets the small difference of two large flows. So bleed-off suits nearly constant loads and small corrections.",
          expect={measure(of="cylinder.v", statistic="last", to="2.4", lower=0.01, upper=0.02), measure(of="cylinder.v", statistic="last", to="1.1", lower=0.11, upper=0.116)}),
        try2(
          do="Set force.height from -12000 to -30000 N: 33 kN from 1.2 s on.",
          change={"force.height=-30000"},
          ask="The pump is on and the valve is open. Why does the rod go back?",
          answer="33 kN over 19.6 cm2 are 168 bar, more than the relief valve's 150 bar. At 1.2 s lineP.p jumps to 234 bar, the load presses oil out through the relief valve, the throttle and the pump's leakage, and at 1.8 s the rod is back at 0 mm, where it had been at 140 mm. A directional valve that is open holds nothing; a check valve at P would.",
          expect={measure(of="cylinder.x", statistic="last", to="1.8", lower=-1e-3, upper=1e-3), measure(of="lineP.p", statistic="maximum", from="1.2", lower=220e5)}),
        try3(
          do="Set force.height from -12000 to 7000 N: a load of 4 kN that pulls from 1.2 s on.",
          change={"force.height=7000"},
          ask="Does bleed-off hold a pulling load?",
          answer="It does not even try: the rod reaches its end at 1.57 s with up to 1.0 m/s, and cylinder.pA falls to 0.001 bar. Nothing in the way of the oil brakes; even meter_in, whose throttle cannot hold either, is no worse. Only a resistance on the side that the oil leaves can hold a load.",
          expect={measure(of="cylinder.v", statistic="maximum", lower=0.8), measure(of="cylinder.pA", statistic="minimum", from="1.2", upper=5000)}))),
    Documentation(info="<html>
<p>A throttle beside the cylinder lets a part of the pump's flow to the tank; what is left moves the rod. At 1.2 s the load grows from 3 to 15 kN.</p>
<h4>What to look for</h4>
<ul>
<li>The pump works at the pressure of the load, not at that of the relief valve, which stays shut (<b>relief.q</b>): bleed-off wastes the least power.</li>
<li>With the load the pressure rises, so more oil leaves through <b>bleed.q</b> and the rod slows down: the speed depends on the load. Compare
<code>meter_in</code> and <code>meter_out</code>.</li>
<li>From 2.6 s both solenoids are on, so the springs centre the valve: the rod stands.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed and load", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s")), Plot(title="Pressure of the pump", curves={Curve(y=lineP.p), Curve(y=cylinder.pA)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=bleed.q), Curve(y=relief.q)}, y=Axis(unit="l/min"))})}));
end bleed_off;
