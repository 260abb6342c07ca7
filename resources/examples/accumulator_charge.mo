// SPDX-License-Identifier: BSD-3-Clause
model accumulator_charge "Accumulator charged by a constant flow"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-40,26})));
  Bramah.Hydraulics.Sources.FlowSource source(q=20/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-30,-20})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=10e-3, p_precharge=100e5, n=1.4, V_port=1e-5, p_start=100e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={0,24})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=300e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={30,-16})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-36})));
equation
  connect(source.A, accumulator.A)
    annotation(Line(points={{-30,-10},{-30,0},{0,0},{0,12}}));
  connect(relief.P, accumulator.A)
    annotation(Line(points={{30,-8},{30,0},{0,0},{0,12}}));
  connect(relief.T, tank.T)
    annotation(Line(points={{30,-24},{30,-36}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=10, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-50,-44},{50,40}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>20 l/min flow into a bladder accumulator of 10 l with a precharge of 100 bar (absolute):
p = p_0*(V_0/(V_0 - Q*t))^n. With n = 1.4 that is 110.1, 129.1 and 176.4 bar after 2, 5 and 10 s, with n = 1
107.1, 120 and 150 bar; the compression of the oil takes a little less. The relief valve stays shut.</p>
<h4>What to look for</h4>
<ul>
<li><b>accumulator.p</b> rises ever faster as the gas gets small.</li>
<li><b>accumulator.V_oil</b>: the oil stored. Set <b>accumulator.n</b> to 1 for slow charging.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure", curves={Curve(y=accumulator.p)}, y=Axis(unit="bar"))})}));
end accumulator_charge;
