// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model GearDivider "A gear divider feeds two unequal loads, then one of them only"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,34})));
  Bramah.Hydraulics.Sources.FlowSource supply(q=30/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={0,-50})));
  Bramah.Hydraulics.Node lineP(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-30})));
  Bramah.Hydraulics.FlowValves.GearFlowDivider divider
    annotation(Placement(transformation(extent={{-12,-12},{14,12}}, origin={0,-8})));
  Bramah.Hydraulics.Node lineA(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-6,14})));
  Bramah.Hydraulics.Node lineB(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={6,14})));
  Bramah.Hydraulics.PressureValves.ProportionalReliefValve loadA(p_max=150e5)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={-56,0})));
  Bramah.Hydraulics.PressureValves.ReliefValve loadB(p_set=60e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={44,0})));
  Bramah.Blocks.Sources.Trapezoid course(amplitude=-0.9, offset=0.9, startTime=2, rising=1, width=2, falling=1, period=20)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={-26,0})));
  Bramah.Hydraulics.Sources.Tank tankA
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-56,-20})));
  Bramah.Hydraulics.Sources.Tank tankB
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={44,-20})));
equation
  connect(supply.A, lineP.port)
    annotation(Line(points={{0,-40},{0,-30}}));
  connect(lineP.port, divider.P)
    annotation(Line(points={{0,-30},{0,-20}}));
  connect(divider.A, lineA.port)
    annotation(Line(points={{-6,4},{-6,14}}));
  connect(divider.B, lineB.port)
    annotation(Line(points={{6,4},{6,14}}));
  connect(lineA.port, loadA.P)
    annotation(Line(points={{-6,14},{-56,14},{-56,8}}));
  connect(lineB.port, loadB.P)
    annotation(Line(points={{6,14},{44,14},{44,8}}));
  connect(course.y, loadA.u)
    annotation(Line(points={{-34,0},{-40,0}}, color={44,99,201}));
  connect(loadA.T, tankA.T)
    annotation(Line(points={{-56,-8},{-56,-20}}));
  connect(loadB.T, tankB.T)
    annotation(Line(points={{44,-8},{44,-20}}));
  annotation(
    experiment(StartTime=0, StopTime=8, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-74,-62},{66,70}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Each side of the divider presses against a relief valve, that of A first at 135 bar, that of B at 60 bar. Then the load of A is taken away and comes back.</p>
<h4>What to look for</h4>
<ul>
<li><b>divider.q_A</b> and <b>divider.q_B</b> stay nearly equal; the side under more pressure gets a little less, by leakage.</li>
<li><b>lineP.p</b> lies near the mean of both loads: the section under the smaller one drives the other. With little load at A, <b>lineB.p</b> is
well above <b>lineP.p</b>: the divider intensifies the pressure.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flows", curves={Curve(y=divider.q_A), Curve(y=divider.q_B)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=lineA.p), Curve(y=lineB.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=divider.w)}, y=Axis(unit="rev/min"))})}));
end GearDivider;
