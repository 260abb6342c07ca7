// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model FlowHeld "Flow held, divided and joined"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,50})));
  Bramah.Hydraulics.Sources.PressureSource supply(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-40,-30})));
  Bramah.Blocks.Sources.Ramp rise(height=150e5, offset=11e5, duration=4)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,-30})));
  Bramah.Hydraulics.FlowValves.FlowControlValve2 hold(q_set=12/60000)
    annotation(Placement(transformation(extent={{-8,-8},{8,8}}, origin={-40,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-24,2})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=24/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={20,-44})));
  Bramah.Hydraulics.Node lineP(V=2e-4, p_start=65e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-24})));
  Bramah.Hydraulics.FlowValves.FlowDividerCombiner divider
    annotation(Placement(transformation(extent={{-10,-12},{10,12}}, origin={20,0})));
  Bramah.Hydraulics.Sources.PressureSource load1(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={0,28})));
  Bramah.Hydraulics.Sources.PressureSource load2(p=41e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={40,28})));
  Bramah.Blocks.Sources.Sine sway(amplitude=30e5, offset=51e5, f=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-20,28})));
equation
  connect(rise.y, supply.u)
    annotation(Line(points={{-62,-30},{-44,-30}}, color={44,99,201}));
  connect(supply.A, hold.A)
    annotation(Line(points={{-40,-24},{-40,-8}}));
  connect(hold.B, tank.T)
    annotation(Line(points={{-40,8},{-40,14},{-24,14},{-24,2}}));
  connect(pump.A, lineP.port)
    annotation(Line(points={{20,-34},{20,-24}}));
  connect(lineP.port, divider.P)
    annotation(Line(points={{20,-24},{20,-12}}));
  connect(divider.A, load1.A)
    annotation(Line(points={{16,12},{16,38},{0,38},{0,34}}));
  connect(divider.B, load2.A)
    annotation(Line(points={{24,12},{24,38},{40,38},{40,34}}));
  connect(sway.y, load1.u)
    annotation(Line(points={{-12,28},{-4,28}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-60},{52,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A two-way flow control valve with rising pressure before it, and a divider whose loads differ.</p>
<h4>What to look for</h4>
<ul>
<li><b>hold.q</b> stays within 3 % of 12 l/min while the pressure drop rises from 10 to 160 bar.</li>
<li><b>divider.q_A</b> and <b>divider.q_B</b> stay alike while one load sways.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow held", curves={Curve(y=hold.q)}, y=Axis(unit="l/min")), Plot(title="Divided flow", curves={Curve(y=divider.q_A), Curve(y=divider.q_B)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=hold.dp), Curve(y=lineP.p)}, y=Axis(unit="bar"))})}));
end FlowHeld;
