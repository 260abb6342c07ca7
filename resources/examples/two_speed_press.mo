// SPDX-License-Identifier: BSD-3-Clause
model two_speed_press "Press with fast approach from an accumulator"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,80})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=6.3e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-60,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-60,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-32,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=200e5, q_nom=40/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-32,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-32,-70})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-32,-8})));
  Bramah.Hydraulics.Node lineS(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-32,14})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=4e-3, p_precharge=90e5, n=1.4, V_port=2.8e-4, p_start=140e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={-60,46})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve(q_nom=20/60000, t_switch=0.04)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={18,6})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={20,-22})));
  Bramah.Blocks.Sources.BooleanPulse press(period=10, width=30, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-20,32})));
  Bramah.Blocks.Sources.BooleanPulse lift(period=10, width=40, startTime=4)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={70,4})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.063, d_rod=0.045, stroke=0.3, d=4000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={24,44})));
  Bramah.Mechanics.Translational.Mass ram(m=150)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={58,44})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.05, c=8e6, d=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={86,44})));
  Bramah.Mechanics.Translational.Fixed bed(s0=0.3)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={102,44}, rotation=90)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-60,-70},{-60,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-60,-40},{-60,-28},{-32,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-32,-28},{-32,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-32,-54},{-32,-70}}));
  connect(lineP.port, check.A)
    annotation(Line(points={{-32,-28},{-32,-16}}));
  connect(check.B, lineS.port)
    annotation(Line(points={{-32,0},{-32,14}}));
  connect(lineS.port, accumulator.A)
    annotation(Line(points={{-32,14},{-60,14},{-60,34}}));
  connect(lineS.port, valve.P)
    annotation(Line(points={{-32,14},{-12,14},{-12,-12},{16,-12},{16,-2}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{20,-2},{20,-22}}));
  connect(press.y, valve.a)
    annotation(Line(points={{-12,32},{-8,32},{-8,4},{0,4}}, color={168,60,160}));
  connect(lift.y, valve.b)
    annotation(Line(points={{62,4},{36,4}}, color={168,60,160}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{16,14},{16,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{20,14},{20,20},{32,20},{32,36}}));
  connect(cylinder.rod, ram.flange_a)
    annotation(Line(points={{40,44},{48,44}}));
  connect(ram.flange_b, workpiece.flange_a)
    annotation(Line(points={{68,44},{76,44}}));
  connect(workpiece.flange_b, bed.flange)
    annotation(Line(points={{96,44},{102,44}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=10, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-94,-80},{112,90}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="An accumulator turns a small pump into a large one for a moment, if precharge, size and pause fit the stroke.",
        next="pilot_check_holding",
        try1(
          do="Set accumulator.V_0 from 4 to 2 l.",
          change={"accumulator.V_0=2e-3"},
          ask="Half the accumulator: the ram becomes slow at 210 mm. What has run out?",
          answer="The oil: accumulator.V_oil is 0.07 l at 0.9 s and zero at 1.1 s, before the stroke is done. From there the pump alone feeds 9.4 l/min, that is 50 mm/s, and the workpiece is reached at 1.75 s instead of 1.04 s. The stroke takes 0.78 l, the pump gives 0.08 l of it in half a second; the rest has to be stored between the highest and the lowest pressure.",
          expect={measure(of="time", statistic="first", from="cylinder.x > 0.2495", lower=1.7, upper=1.8), measure(of="accumulator.V_oil", statistic="last", to="1.1", upper=1e-6)}),
        try2(
          do="Set accumulator.p_precharge from 90 to 135 bar, just below the 140 bar at which it starts.",
          change={"accumulator.p_precharge=135e5"},
          ask="More gas, stiffer accumulator: does it push harder?",
          answer="It hardly pushes at all. At 0.4 s it holds 0.14 l instead of 1.06 l, the ram stops at 64 mm and creeps on with the pump's flow; at 3.4 s it is at 200 mm and the workpiece has not been touched. The usable oil lies between precharge and highest pressure: a precharge near the working pressure leaves none.",
          expect={measure(of="cylinder.x", statistic="maximum", upper=0.22), measure(of="workpiece.f", statistic="minimum", lower=-1)}),
        try3(
          do="Set accumulator.p_precharge from 90 to 40 bar.",
          change={"accumulator.p_precharge=40e5"},
          ask="Now it holds twice the oil. Why does the press have less force?",
          answer="At 0.4 s it holds 2.35 l, at 1.1 s still 1.68 l, but the pressure has fallen to 88 bar instead of 104 bar, as less gas expands from a smaller volume. The press begins with 27.5 kN instead of 32.5 kN. Much oil that stays in the accumulator is of no use; the usual precharge is up to 0.9 of the lowest working pressure.",
          expect={measure(of="accumulator.p", statistic="minimum", lower=85e5, upper=91e5), measure(of="workpiece.f", statistic="last", to="1.5", lower=-28500, upper=-26500)}))),
    Documentation(info="<html>
<p>A small pump (9 l/min) and an accumulator drive a press. For the fast approach the accumulator gives several times the pump's flow; on the workpiece
the pump builds up the force and fills the accumulator again during the pause.</p>
<h4>What to look for</h4>
<ul>
<li>From 0.5 s the ram runs at a speed that the pump alone would not reach: <b>valve.q_A</b> against <b>pump.q</b>; <b>accumulator.q</b> is
negative.</li>
<li>On the workpiece the flow falls to the pump's, the pressure rises with the accumulator's filling, and with it <b>workpiece.f</b>.</li>
<li>Halve <b>accumulator.V_0</b>: the approach becomes slow before it ends.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Stroke", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=lineS.p), Curve(y=cylinder.pA)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=accumulator.q), Curve(y=valve.q_A)}, y=Axis(unit="l/min")), Plot(title="Force", curves={Curve(y=workpiece.f)}, y=Axis(unit="kN"))})}));
end two_speed_press;
