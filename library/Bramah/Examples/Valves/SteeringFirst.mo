// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model SteeringFirst "Priority valve between a steering unit and another consumer"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,84})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-84,-64})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=30e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-84,-44})));
  Bramah.Hydraulics.Node lineP(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-84,-24})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=180e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-56,-40})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-56,-64})));
  Bramah.Hydraulics.FlowValves.PriorityValve priority(q_nom=60/60000, q_LS=1/60000)
    annotation(Placement(transformation(extent={{-14,-8},{16,8}}, origin={-8,-4})));
  Bramah.Hydraulics.Node lineC(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,14})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle steering(q_nom=20/60000, dp_nom=8e5, omega=60)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={-10,30})));
  Bramah.Hydraulics.Node lineS(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,68})));
  Bramah.Hydraulics.PressureValves.ReliefValve wheels(p_set=60e5, dp_over=5e5, q_nom=30/60000, useDynamics=false)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-74,56})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-74,36})));
  Bramah.Hydraulics.FlowValves.Orifice bleed(d=0.6e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-34,58}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-34,46})));
  Bramah.Hydraulics.Node lineE(V=3e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={48,8})));
  Bramah.Hydraulics.PressureValves.ProportionalReliefValve other(p_max=150e5, q_nom=60/60000)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={48,-10})));
  Bramah.Hydraulics.Sources.Tank tank5
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={48,-30})));
  Bramah.Blocks.Sources.Trapezoid turn(amplitude=1, startTime=0.5, rising=0.3, width=2, falling=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,30})));
  Bramah.Blocks.Sources.Trapezoid work(amplitude=0.8, offset=0.1, startTime=1.3, rising=0.2, width=2.2, falling=0.2)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={88,-10})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-84,-64},{-84,-54}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-84,-34},{-84,-24}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-84,-24},{-56,-24},{-56,-32}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-56,-48},{-56,-64}}));
  connect(lineP.port, priority.P)
    annotation(Line(points={{-84,-24},{-10,-24},{-10,-12}}));
  connect(priority.CF, lineC.port)
    annotation(Line(points={{-10,4},{-10,14}}));
  connect(lineC.port, steering.A)
    annotation(Line(points={{-10,14},{-10,22}}));
  connect(steering.B, lineS.port)
    annotation(Line(points={{-10,38},{-10,68}}));
  connect(lineS.port, wheels.P)
    annotation(Line(points={{-10,68},{-74,68},{-74,64}}));
  connect(wheels.T, tank3.T)
    annotation(Line(points={{-74,48},{-74,36}}));
  connect(lineS.port, bleed.A)
    annotation(Line(points={{-10,68},{-34,68},{-34,66}}));
  connect(bleed.B, tank4.T)
    annotation(Line(points={{-34,50},{-34,46}}));
  connect(lineS.port, priority.LS)
    annotation(Line(points={{-10,68},{16,68},{16,-6},{8,-6}}, pattern=LinePattern.Dash));
  connect(priority.EF, lineE.port)
    annotation(Line(points={{-6,4},{-6,8},{48,8}}));
  connect(lineE.port, other.P)
    annotation(Line(points={{48,8},{48,-2}}));
  connect(other.T, tank5.T)
    annotation(Line(points={{48,-18},{48,-30}}));
  connect(turn.y, steering.u)
    annotation(Line(points={{-36,30},{-20,30}}, color={44,99,201}));
  connect(work.y, other.u)
    annotation(Line(points={{80,-10},{64,-10}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-106,-74},{108,96}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>One pump feeds the steering of a vehicle and another consumer. The steering unit is a throttle that the driver opens, the resistance of the wheels a relief valve at
60 bar; the pressure between them is the load signal. The other consumer is a relief valve too, whose pressure is first far below that of the
wheels and then far above.</p>
<h4>What to look for</h4>
<ul>
<li>Before 0.5 s nobody steers: all oil but the signal flow goes to the other consumer, <b>priority.q_EF</b>, and <b>lineC.p</b> stands 7 to
10 bar over the load signal <b>lineS.p</b>.</li>
<li>While the wheel is turned, <b>priority.q_CF</b> follows the throttle. Up to 1.3 s the wheels have the higher pressure: the spool throttles the
way to the other consumer, <b>priority.y</b> is below 0.5. From then on the other consumer has it, and the spool throttles the way to the
steering: <b>priority.y</b> is above 0.5. That needs a little more control pressure, and so the wheels get a little more; else they do not notice.</li>
<li>At the end of the turn the load signal fades through <b>bleed.d</b>, and the pressure in CF with it.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flows", curves={Curve(y=priority.q_CF), Curve(y=priority.q_EF)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=lineC.p), Curve(y=lineS.p), Curve(y=lineE.p)}, y=Axis(unit="bar")), Plot(title="Spool", curves={Curve(y=priority.y)})})}));
end SteeringFirst;
