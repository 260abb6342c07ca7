// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model SlewingStopped "A turning load brought to rest by shock valves"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-112,60})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-112,-84})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=40e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-112,-64})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-112,-44})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=120e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-88,-60})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-88,-84})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,-20})));
  Bramah.Hydraulics.Node lineT(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={2,-60})));
  Bramah.Hydraulics.CheckValves.CheckValve back(p_crack=3e5)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={2,-74}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={2,-90})));
  Bramah.Hydraulics.PressureValves.ShockValve shockA(p_set=150e5)
    annotation(Placement(transformation(extent={{-14,-12},{10,12}}, origin={-62,-8})));
  Bramah.Hydraulics.PressureValves.ShockValve shockB(p_set=150e5)
    annotation(Placement(transformation(extent={{14,-12},{-10,12}}, origin={62,-8})));
  Bramah.Hydraulics.Node lineA(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,20})));
  Bramah.Hydraulics.Node lineB(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={40,20})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=100e-6)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={0,40})));
  Bramah.Mechanics.Rotational.Inertia slewing(J=5, phi(start=0, fixed=true), w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={34,40})));
  Bramah.Blocks.Sources.BooleanPulse left(period=20, width=12.5, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-38,-22})));
  Bramah.Blocks.Sources.BooleanPulse right(period=20, width=10, startTime=6)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={38,-22})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-112,-84},{-112,-74}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-112,-54},{-112,-44}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-112,-44},{-88,-44},{-88,-52}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-88,-68},{-88,-84}}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-112,-44},{-2,-44},{-2,-28}}));
  connect(valve.T, lineT.port)
    annotation(Line(points={{2,-28},{2,-60}}));
  connect(lineT.port, back.A)
    annotation(Line(points={{2,-60},{2,-66}}));
  connect(back.B, tank3.T)
    annotation(Line(points={{2,-82},{2,-90}}));
  connect(valve.A, lineA.port)
    annotation(Line(points={{-2,-12},{-2,0},{-40,0},{-40,20}}));
  connect(valve.B, lineB.port)
    annotation(Line(points={{2,-12},{2,0},{40,0},{40,20}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{-40,20},{-40,58},{0,58},{0,50}}));
  connect(lineB.port, motor.B)
    annotation(Line(points={{40,20},{0,20},{0,30}}));
  connect(lineA.port, shockA.A)
    annotation(Line(points={{-40,20},{-62,20},{-62,4}}));
  connect(lineB.port, shockB.A)
    annotation(Line(points={{40,20},{62,20},{62,4}}));
  connect(shockA.T, lineT.port)
    annotation(Line(points={{-62,-20},{-62,-60},{2,-60}}));
  connect(shockB.T, lineT.port)
    annotation(Line(points={{62,-20},{62,-60},{2,-60}}));
  connect(motor.shaft, slewing.flange_a)
    annotation(Line(points={{12,40},{24,40}}));
  connect(left.y, valve.a)
    annotation(Line(points={{-30,-22},{-18,-22}}, color={44,99,201}));
  connect(right.y, valve.b)
    annotation(Line(points={{30,-22},{18,-22}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-136,-100},{96,74}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A motor slews an upper carriage. When the directional valve goes to its closed centre, the carriage drives the motor on as a pump: between the motor and the shut valve
the pressure would rise without end on one side and oil would be missing on the other.</p>
<h4>What to look for</h4>
<ul>
<li>At 3 s the valve shuts: <b>lineB.p</b> rises to <b>shockB.p_set</b> and a little more, and <b>slewing.w</b> falls evenly: the pressure sets the torque.</li>
<li>What <b>shockB.q</b> lets out, <b>shockA.q</b> sucks in again, a negative flow. The check valve in the return line keeps 3 bar in <b>lineT.p</b>, so that
<b>lineA.p</b> stays above the pressure of the surroundings: give <b>back.p_crack</b> 0 bar, and it falls below.</li>
<li>Near standstill the pressure falls below the set one, and leakage in the motor lets the two sides become equal.</li>
<li>To start, the relief valve of the pump sets the torque. At 6 s it goes the other way round, and at 8 s the sides have changed.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=slewing.w)}, y=Axis(unit="rev/min")), Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=lineB.p), Curve(y=lineT.p)}, y=Axis(unit="bar")), Plot(title="Flows through the shock valves", curves={Curve(y=shockA.q), Curve(y=shockB.q)}, y=Axis(unit="l/min"))})}));
end SlewingStopped;
