// SPDX-License-Identifier: BSD-3-Clause
model flow_control_valve "Two-way flow control valve from spool, slot and orifices"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-96,62})));
  Bramah.Hydraulics.Sources.PressureSource supply(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-80,-20})));
  Bramah.Blocks.Sources.Ramp pressure(height=180e5, duration=0.6, offset=6e5, startTime=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-104,-20})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle slot(q_nom=60/60000, dp_nom=5e5, useDynamics=false)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={-56,4}, rotation=270)));
  Bramah.Hydraulics.Node p1(V=2e-5, p_start=6e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-26,4})));
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=3.2e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={4,4}, rotation=270)));
  Bramah.Hydraulics.Node p2(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,4})));
  Bramah.Hydraulics.FlowValves.Throttle load(d=4e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={34,-16}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={34,-34})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor damping1(G=2e-11)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-26,20})));
  Bramah.Hydraulics.FlowValves.LaminarRestrictor damping2(G=2e-11)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={34,20})));
  Bramah.Hydraulics.Cylinders.DoubleRodCylinder spool(d_bore=0.012, d_rod=0.001, stroke=0.006, m_moving=0.05, d=10, f_coulomb=0, V_deadA=3e-6, V_deadB=3e-6, pA_start=6e5, init=Bramah.Types.Initial.Start)
    annotation(Placement(transformation(extent={{-16,-8},{16,8}}, origin={4,52})));
  Bramah.Mechanics.Translational.Spring spring(c=2000, s_rel0=0.054)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={38,52})));
  Bramah.Mechanics.Translational.Fixed body(s0=0.02)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={54,52}, rotation=90)));
  Bramah.Mechanics.Translational.PositionSensor sensor
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={38,66})));
  Bramah.Blocks.Math.Add opening(k1=-200)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={-34,72})));
  Bramah.Blocks.Sources.Constant open(k=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-26,54})));
equation
  connect(pressure.y, supply.u)
    annotation(Line(points={{-96,-20},{-84,-20}}, color={44,99,201}));
  connect(supply.A, slot.A)
    annotation(Line(points={{-80,-14},{-80,4},{-64,4}}));
  connect(slot.B, p1.port)
    annotation(Line(points={{-48,4},{-26,4}}));
  connect(p1.port, orifice.A)
    annotation(Line(points={{-26,4},{-4,4}}));
  connect(orifice.B, p2.port)
    annotation(Line(points={{12,4},{34,4}}));
  connect(p2.port, load.A)
    annotation(Line(points={{34,4},{34,-8}}));
  connect(load.B, tank.T)
    annotation(Line(points={{34,-24},{34,-34}}));
  connect(p1.port, damping1.A)
    annotation(Line(points={{-26,4},{-26,12}}));
  connect(p2.port, damping2.A)
    annotation(Line(points={{34,4},{34,12}}));
  connect(damping1.B, spool.A)
    annotation(Line(points={{-26,28},{-26,36},{-4,36},{-4,44}}));
  connect(damping2.B, spool.B)
    annotation(Line(points={{34,28},{34,36},{12,36},{12,44}}));
  connect(spool.rod, spring.flange_a)
    annotation(Line(points={{20,52},{28,52}}));
  connect(spring.flange_b, body.flange)
    annotation(Line(points={{48,52},{54,52}}));
  connect(spool.rod, sensor.flange)
    annotation(Line(points={{20,52},{24,52},{24,66},{32,66}}));
  connect(sensor.s, opening.u1)
    annotation(Line(points={{44,66},{48,66},{48,76},{-26,76}}, color={44,99,201}));
  connect(open.y, opening.u2)
    annotation(Line(points={{-18,54},{-14,54},{-14,68},{-26,68}}, color={44,99,201}));
  connect(opening.y, slot.u)
    annotation(Line(points={{-42,72},{-56,72},{-56,14}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=0.8, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-116,-42},{66,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A spool that weighs the drop over an orifice against a spring keeps the flow constant, as well as spring, friction and damping let it.",
        next="flow_control_drive",
        try1(
          do="Set load.d from 4 to 2 mm: a load of 46 bar instead of 4 bar.",
          change={"load.d=2e-3"},
          ask="What happens to the flow, and from which supply pressure on is it controlled?",
          answer="At the end it is 13.46 l/min, before 13.48 l/min, although p2 is 46 instead of 4 bar. The spool only knows the difference p1 - p2, 6.9 bar in both cases. But it has to have that difference: the control begins only when the supply is above the load and 7 bar more, at 0.3 s here.",
          expect={measure(of="orifice.q", statistic="last", lower=2.21667e-4, upper=2.26667e-4), measure(of="p2.p", statistic="last", lower=44e5, upper=48e5)}),
        try2(
          do="Set spring.c from 2000 to 20000 N/m and spring.s_rel0 from 54 to 23.4 mm: a stiff spring with the same preload of 68 N.",
          change={"spring.c=20000", "spring.s_rel0=0.0234"},
          ask="The preload is the same. Why is the flow 45 % higher?",
          answer="19.5 instead of 13.5 l/min, at 14.5 instead of 6.9 bar. To throttle, the spool has to go 4.7 mm against the spring, and 20 N/mm add 94 N to the 68 N. And as the slot closes further with the supply, the flow creeps up, from 19.3 l/min at 0.3 s. Such valves have long, soft springs.",
          expect={measure(of="orifice.q", statistic="last", lower=3.16667e-4, upper=3.33333e-4)}),
        try3(
          do="Set spool.f_coulomb from 0 to 60 N: dirt between spool and bore.",
          change={"spool.f_coulomb=60"},
          ask="A force of friction of nearly the spring's. What does the valve hold now?",
          answer="19.8 l/min instead of 13.5 l/min: the pressures have to overcome the spring and the friction before the spool moves, and orifice.dp is 14.9 instead of 6.9 bar. With falling supply the friction would act the other way: a valve that sticks has two flows for one setting, its hysteresis.",
          expect={measure(of="orifice.q", statistic="last", lower=3.16667e-4, upper=3.41667e-4)}),
        try4(
          do="Set damping1.G and damping2.G from 2e-11 to 2e-9 m3/(s.Pa): wide damping gaps.",
          change={"damping1.G=2e-9", "damping2.G=2e-9"},
          ask="The flow no longer overshoots when the spool begins to move. Look at the end of the run.",
          answer="At first it is better: the highest flow until 0.6 s is 13.7 instead of 20.6 l/min, as a spool without brake is quick. But at 180 bar it hunts: from 0.72 to 0.8 s the flow swings by 19 l/min. The higher the drop over the slot, the more a small movement changes the flow: the gain of the loop grows with the pressure, and damping has to be chosen for the highest.",
          expect={measure(of="orifice.q", statistic="peakToPeak", from="0.72", lower=1.66667e-4), measure(of="orifice.q", statistic="maximum", to="0.6", upper=2.5e-4)}))),
    Documentation(info="<html>
<p>A pressure-compensated flow control valve put together from what is in it: a spool with two end faces and a spring, the slot that it shuts, the
metering orifice and two damping gaps. The supply rises from 5 to 185 bar. (After G. Grossschmidt and M. Harf, who built the same valve from
multi-pole elements.)</p>
<h4>What to look for</h4>
<ul>
<li><b>orifice.q</b> grows with the supply until the drop p1 to p2 over the orifice meets the spring, at about 6 bar; from there the spool throttles the
slot and the flow stays nearly constant. What it still rises is the spring's stiffness.</li>
<li><b>spool.x</b>: 0 is open, 5 mm shut.</li>
<li>Take the damping away (<b>damping1.G</b>, <b>damping2.G</b> = 2e-9): the spool swings when it begins to move. Compare the one-piece
<a href='modelica://Bramah.Hydraulics.FlowValves.FlowControlValve2'>FlowControlValve2</a>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow over pressure drop", curves={Curve(y=orifice.q)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=supply.A.p), Curve(y=p1.p), Curve(y=p2.p)}, y=Axis(unit="bar")), Plot(title="Spool", curves={Curve(y=spool.x)}, y=Axis(unit="mm"))})}));
end flow_control_valve;
