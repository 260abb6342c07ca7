// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Accumulators;
model ChargedByValve "A pump that a charging valve unloads while the accumulator is full"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-46,40})));
  Bramah.Hydraulics.Sources.FlowSource pump(q=20/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={0,-50})));
  Bramah.Hydraulics.Node pumpLine(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-32})), __Bramah(label(offset={-20,0})));
  Bramah.Hydraulics.PressureValves.AccumulatorChargingValve charging(p_set=160e5, dp_switch=25e5)
    annotation(Placement(transformation(extent={{-4,-22},{28,20}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={42,-12})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=2.5e-3, p_precharge=100e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={0,40})));
  Bramah.Hydraulics.Sources.FlowSource machine(q=-6/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={48,14})));
equation
  connect(pump.A, pumpLine.port)
    annotation(Line(points={{0,-40},{0,-32}}));
  connect(pumpLine.port, charging.P)
    annotation(Line(points={{0,-32},{0,-22}}));
  connect(charging.T, tank.T)
    annotation(Line(points={{28,2},{42,2},{42,-12}}));
  connect(charging.A, accumulator.A)
    annotation(Line(points={{0,20},{0,28}}));
  connect(accumulator.A, machine.A)
    annotation(Line(points={{0,28},{0,24},{48,24}}));
  annotation(
    experiment(StartTime=0, StopTime=30, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-62,-62},{70,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump of constant flow charges an accumulator, from which a machine takes 6 l/min.</p>
<h4>What to look for</h4>
<ul>
<li><b>charging.p</b> goes to and fro between 135 and 160 bar; <b>charging.isUnloading</b> says when the pump runs free.</li>
<li><b>pumpLine.p</b> is that of the accumulator while it charges, and a few bar while it does not: the power of the pump falls as much.</li>
<li>A larger <code>charging.dp_switch</code> switches less often, and lets the machine's pressure sway more.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=accumulator.p), Curve(y=pumpLine.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=charging.q), Curve(y=charging.q_T)}, y=Axis(unit="l/min"))})}));
end ChargedByValve;
