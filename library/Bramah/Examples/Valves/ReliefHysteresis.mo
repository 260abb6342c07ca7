// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model ReliefHysteresis "Characteristic of a relief valve with hysteresis"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,20})));
  Bramah.Hydraulics.Sources.PressureSource source(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-10,-10})));
  Bramah.Blocks.Sources.Trapezoid pressure(amplitude=40e5, rising=4, width=0.5, falling=4, period=20, offset=130e5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-40,-10})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=140e5, dp_over=20e5, hysteresis=8e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={12,-20})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={12,-40})));
equation
  connect(pressure.y, source.u)
    annotation(Line(points={{-32,-10},{-14,-10}}, color={44,99,201}));
  connect(source.A, relief.P)
    annotation(Line(points={{-10,-4},{-10,4},{12,4},{12,-12}}));
  connect(relief.T, tank.T)
    annotation(Line(points={{12,-28},{12,-40}}));
  annotation(
    experiment(StartTime=0, StopTime=9, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-64,-52},{40,32}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The pressure rises and falls again slowly.</p>
<h4>What to look for</h4>
<ul><li>Draw <b>relief.q</b> over <b>relief.dp</b>: the valve opens at 140 bar, gives q_nom at 160 bar, and shuts along a curve 8 bar lower.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow", curves={Curve(y=relief.q)}, y=Axis(unit="l/min")), Plot(title="Pressure over T", curves={Curve(y=relief.dp)}, y=Axis(unit="bar")), Plot(title="Opening", curves={Curve(y=relief.y), Curve(y=relief.y_target)})})}));
end ReliefHysteresis;
