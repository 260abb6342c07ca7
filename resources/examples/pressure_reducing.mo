// SPDX-License-Identifier: BSD-3-Clause
model pressure_reducing "Clamp held by a pressure reducing valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-92,80})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-70,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-70})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-42,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-42,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-42,-70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={16,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={24,-22})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.4, d=2000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={22,36})));
  Bramah.Mechanics.Translational.Mass mass(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={58,36})));
  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-15000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={84,36})));
  Bramah.Blocks.Sources.BooleanPulse forth(period=4, width=45, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-16,16})));
  Bramah.Blocks.Sources.BooleanPulse back(period=4, width=45, startTime=3)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={60,-2})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=20/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-42,-8})));
  Bramah.Hydraulics.Node lineR(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-42,2})));
  Bramah.Hydraulics.PressureValves.ReducingRelievingValve reducing(p_set=60e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-40,20})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-30,4})));
  Bramah.Hydraulics.Node lineC(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-42,44})));
  Bramah.Hydraulics.Cylinders.SingleActingCylinder clamp(d_bore=0.04, d_rod=0.02, stroke=0.05, V_deadA=1.5e-4, c=4000, f_0=200)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-70,66})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.03, c=5e7, d=5e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-40,66})));
  Bramah.Mechanics.Translational.Fixed wall(s0=0.06)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={-24,66}, rotation=90)));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-70,-70},{-70,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-70,-40},{-70,-28},{-42,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-42,-28},{-42,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-42,-54},{-42,-70}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-42,-28},{14,-28},{14,-8}}));
  connect(valve.T, tank2.T)
    annotation(Line(points={{18,-8},{18,-16},{24,-16},{24,-22}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{14,8},{14,28}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{18,8},{18,14},{30,14},{30,28}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{38,36},{48,36}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{68,36},{74,36}}));
  connect(forth.y, valve.a)
    annotation(Line(points={{-8,16},{-6,16},{-6,-2},{-2,-2}}, color={168,60,160}));
  connect(back.y, valve.b)
    annotation(Line(points={{52,-2},{34,-2}}, color={168,60,160}));
  connect(lineP.port, check.A)
    annotation(Line(points={{-42,-28},{-42,-16}}));
  connect(check.B, lineR.port)
    annotation(Line(points={{-42,0},{-42,2}}));
  connect(lineR.port, reducing.P)
    annotation(Line(points={{-42,2},{-42,12}}));
  connect(reducing.T, tank4.T)
    annotation(Line(points={{-38,12},{-38,8},{-30,8},{-30,4}}));
  connect(reducing.A, lineC.port)
    annotation(Line(points={{-42,28},{-42,44}}));
  connect(lineC.port, clamp.A)
    annotation(Line(points={{-42,44},{-78,44},{-78,58}}));
  connect(clamp.rod, workpiece.flange_a)
    annotation(Line(points={{-54,66},{-50,66}}));
  connect(workpiece.flange_b, wall.flange)
    annotation(Line(points={{-30,66},{-24,66}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-102,-80},{100,92}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A pressure reducing valve keeps what is behind it at a low pressure; a check valve before it keeps every peak of the supply.",
        next="clamp_and_drill",
        try1(
          do="Set reducing.p_set from 60 to 200 bar, above the 160 bar of the supply.",
          change={"reducing.p_set=200e5"},
          ask="The supply has 165 bar. Where do the 178 bar at the clamp come from?",
          answer="The valve is always open (reducing.y = 1) and the check valve lets pressure in but not out: the blow of the clamp leaves 174 bar, and the peak when the drive is switched at 2.8 s raises it to 178 bar, where it stays while lineP.p is 0.8 bar. Behind a check valve the highest peak of the day is kept. With 60 bar the reducing valve stands in between, and lineR.p shows that it holds back the same 179 bar.",
          expect={measure(of="clamp.pA", statistic="last", lower=175e5), measure(of="reducing.y", statistic="minimum", lower=0.99)}),
        try2(
          do="Set relief.p_set from 160 to 50 bar.",
          change={"relief.p_set=50e5"},
          ask="Can a pressure behind the valve be higher than the one before it?",
          answer="lineP.p is 55 bar and the clamp 60 bar: the jerk with which it met the workpiece pressed the oil together, and the check valve kept that. The drive, which needs 76 bar for its 15 kN, does not move at all (cylinder.x below 0.1 mm). One supply for two consumers must have the pressure of the stronger one.",
          expect={measure(of="clamp.pA - lineP.p", statistic="last", from="0.5", to="0.9", lower=4e5), measure(of="cylinder.x", statistic="maximum", upper=1e-3)}),
        try3(
          do="Set workpiece.c from 5e7 to 5e5 N/m: a soft workpiece.",
          change={"workpiece.c=5e5"},
          ask="Does the valve need its way to the tank for rubber?",
          answer="The peak of clamp.pA is 65 bar instead of 81 bar, and reducing.y goes from 1 to 0 but not below, where it went to -0.11. Soft workpieces stop the clamp gently, and a two-way valve would do; steel strikes, and only the third way lets the oil of the blow out.",
          expect={measure(of="clamp.pA", statistic="maximum", upper=67e5), measure(of="reducing.y", statistic="minimum", lower=-0.01)}))),
    Documentation(info="<html>
<p>The pump of a drive at up to 160 bar also feeds a clamp that must not get more than 60 bar. A three-way pressure reducing valve with a check valve before it keeps it so.</p>
<h4>What to look for</h4>
<ul>
<li><b>clamp.pA</b> rises to 60 bar (over ambient) and stays there, whether the drive moves or stands at its stop.</li>
<li>When the drive is switched the supply <b>lineP.p</b> breaks down for a moment; the check valve holds the clamp.</li>
<li>The clamp meets the workpiece with a jerk: what is too much leaves through the valve's way to the tank (<b>reducing.y</b> below 0). A two-way
valve could not let it out.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=clamp.pA)}, y=Axis(unit="bar")), Plot(title="Stroke of the drive", curves={Curve(y=cylinder.x)}, y=Axis(unit="mm")), Plot(title="Spool of the reducing valve", curves={Curve(y=reducing.y)})})}));
end pressure_reducing;
