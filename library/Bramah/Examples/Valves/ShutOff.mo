// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model ShutOff "A ball valve empties an accumulator"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,40})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=5e-3, p_precharge=80e5, p_start=201e5)
    annotation(Placement(transformation(extent={{-4,-10},{4,10}}, origin={-10,30})));
  Bramah.Hydraulics.FlowValves.ShutOffValve valve(useInput=true, t_turn=1)
    annotation(Placement(transformation(extent={{6,-8},{-4,8}}, origin={-10,4}, rotation=180)));
  Bramah.Blocks.Sources.Trapezoid hand(rising=0.5, width=0.5, falling=1, period=20, startTime=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-40,4})));
  Bramah.Hydraulics.Node line(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-8})));
  Bramah.Hydraulics.FlowValves.Throttle throttle(d=3e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-10,-20}, rotation=180)));
  Bramah.Hydraulics.FlowValves.ShutOffValve drain
    annotation(Placement(transformation(extent={{-6,-8},{4,8}}, origin={14,-8}, rotation=270)));
  Bramah.Hydraulics.Node between(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-8})));
  Bramah.Hydraulics.FlowValves.Orifice slow(d=1e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={30,-20}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-10,-36})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-36})));
equation
  connect(accumulator.A, valve.A)
    annotation(Line(points={{-10,20},{-10,12}}));
  connect(hand.y, valve.u)
    annotation(Line(points={{-32,4},{-16,4}}, color={44,99,201}));
  connect(valve.B, line.port)
    annotation(Line(points={{-10,-4},{-10,-8}}));
  connect(line.port, throttle.A)
    annotation(Line(points={{-10,-8},{-10,-12}}));
  connect(throttle.B, tank1.T)
    annotation(Line(points={{-10,-28},{-10,-36}}));
  connect(line.port, drain.A)
    annotation(Line(points={{-10,-8},{6,-8}}));
  connect(drain.B, between.port)
    annotation(Line(points={{22,-8},{30,-8}}));
  connect(between.port, slow.A)
    annotation(Line(points={{30,-8},{30,-12}}));
  connect(slow.B, tank2.T)
    annotation(Line(points={{30,-28},{30,-36}}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-64,-48},{48,54}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A ball valve at an accumulator is opened in a second and shut again; what it lets out goes through a throttle, and through an open gate and an
orifice.</p>
<h4>What to look for</h4>
<ul>
<li>The valve is wide against the throttle behind it: <b>line.p</b> is near <b>accumulator.p</b> before <b>valve.y</b> is half open.</li>
<li>Change <b>drain.isOpen</b> and run again: nothing goes that way any more, <b>drain.q</b> is 0.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Handle", curves={Curve(y=valve.y)}, y=Axis(unit="%")), Plot(title="Pressures", curves={Curve(y=accumulator.p), Curve(y=line.p)}, y=Axis(unit="bar")), Plot(title="Flow", curves={Curve(y=valve.q), Curve(y=drain.q)}, y=Axis(unit="l/min"))})}));
end ShutOff;
