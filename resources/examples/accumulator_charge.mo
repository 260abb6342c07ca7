// SPDX-License-Identifier: BSD-3-Clause
model accumulator_charge "Accumulator charged by a constant flow"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-40,20})));
  Bramah.Hydraulics.Sources.FlowSource source(q=20/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-20,-20})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(
    V_0=10e-3, p_precharge=100e5, n=1.4, V_port=1e-5, p_start=100e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={10,18})));
equation
  connect(source.A, accumulator.A)
    annotation(Line(points={{-20,-10},{-20,0},{10,0},{10,6}}));
  annotation(
    experiment(StartTime=0, StopTime=10, Interval=1e-2, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-50,-40},{50,40}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1, plots={
      plot(title="Pressure", y={"accumulator.p"}, units={"bar"})}),
    Documentation(info="<html>
<p>20 l/min flow into a bladder accumulator of 10 l with a precharge of 100 bar (absolute):
p = p_0*(V_0/(V_0 - Q*t))^n. With n = 1.4 that is 110.1, 129.1 and 176.4 bar after 2, 5 and 10 s, with n = 1
107.1, 120 and 150 bar; the compression of the oil takes a little less.</p>
<h4>What to look for</h4>
<ul>
<li><b>accumulator.p</b> rises ever faster as the gas gets small.</li>
<li><b>accumulator.V_oil</b>: the oil stored.</li>
</ul>
</html>"));
end accumulator_charge;
