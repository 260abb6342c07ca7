// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model UnloadedPump "A pump charges an accumulator and is unloaded in between"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,84})));
  Bramah.Hydraulics.Pumps.FixedPump pump
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-70,-20})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-70,-40})));
  Bramah.Hydraulics.Node line(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-70,4})), __Bramah(label(offset={-12,0})));
  Bramah.Hydraulics.PressureValves.VentedReliefValve relief(p_set=180e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-20},{32,20}}, origin={-34,-30})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-34,-60})));
  Bramah.Hydraulics.CheckValves.CheckValve check(p_crack=0, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,20}, rotation=270)));
  Bramah.Hydraulics.Node system(V=5e-4, p_start=110e5, ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,20})), __Bramah(label(offset={2,5})));
  Bramah.Hydraulics.Sensors.PressureSwitch charged(p_on=140e5, p_off=115e5)
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={36,-2})));
  Bramah.Blocks.Logical.Not charge
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={30,-24})));
  Bramah.Hydraulics.Accumulators.IsolatingBlock safety(p_set=200e5)
    annotation(Placement(transformation(extent={{-6,-14},{32,14}}, origin={64,44})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={76,14})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=4e-3, p_precharge=80e5, p_start=110e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={64,74})));
  Bramah.Hydraulics.PressureValves.SequenceCheckValve sequence(p_set=90e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-14,12},{10,-12}}, origin={20,42})));
  Bramah.Hydraulics.Node load(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,62})), __Bramah(label(offset={-12,0})));
  Bramah.Hydraulics.FlowValves.Orifice work(d=1.3e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={20,74})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={38,76})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-70,-40},{-70,-30}}));
  connect(pump.P, line.port)
    annotation(Line(points={{-70,-10},{-70,4}}));
  connect(line.port, relief.P)
    annotation(Line(points={{-70,4},{-34,4},{-34,-10}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-34,-50},{-34,-60}}));
  connect(line.port, check.A)
    annotation(Line(points={{-70,4},{-70,20},{-8,20}}));
  connect(check.B, system.port)
    annotation(Line(points={{8,20},{20,20}}));
  connect(system.port, charged.A)
    annotation(Line(points={{20,20},{20,-2},{30,-2}}));
  connect(charged.y, charge.u)
    annotation(Line(points={{46,-2},{48,-2},{48,-24},{38,-24}}, color={168,60,160}));
  connect(charge.y, relief.a)
    annotation(Line(points={{22,-24},{10,-24},{10,0},{-12,0},{-12,-10}}, color={168,60,160}));
  connect(system.port, safety.P)
    annotation(Line(points={{20,20},{64,20},{64,30}}));
  connect(safety.T, tank3.T)
    annotation(Line(points={{76,30},{76,14}}));
  connect(safety.A, accumulator.A)
    annotation(Line(points={{64,58},{64,62}}));
  connect(system.port, sequence.P)
    annotation(Line(points={{20,20},{20,30}}));
  connect(sequence.A, load.port)
    annotation(Line(points={{20,54},{20,62}}));
  connect(load.port, work.A)
    annotation(Line(points={{20,62},{20,66}}));
  connect(work.B, tank4.T)
    annotation(Line(points={{20,82},{20,86},{38,86},{38,76}}));
  annotation(
    experiment(StartTime=0, StopTime=30, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-106,-72},{112,96}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pressure switch puts the relief valve under pressure until the accumulator is charged, and vents it then; a sequence valve lets oil to a consumer as long as the pressure is over 90 bar.</p>
<h4>What to look for</h4>
<ul>
<li>Vented, <b>line.p</b> falls to some 10 bar: the pump turns without load, while the check valve without spring holds the accumulator.</li>
<li><b>system.p</b> swings between 115 and 140 bar, the points of the switch.</li>
<li>In <b>safety</b> the accumulator is shut off by <code>isOpen = false</code> and emptied by <code>isRelieved = true</code>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line.p), Curve(y=system.p), Curve(y=load.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=relief.q), Curve(y=check.q), Curve(y=sequence.q)}, y=Axis(unit="l/min"))})}));
end UnloadedPump;
