// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Accumulators;
model EmptyAndFull "Accumulator between empty and full"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-40,24})));
  Bramah.Hydraulics.Sources.FlowSource source(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-20,-20})));
  Bramah.Blocks.Sources.Trapezoid profile(amplitude=40/60000, rising=0.5, width=4, falling=1, period=10, offset=-18/60000)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-52,-20})));
  Bramah.Hydraulics.Accumulators.PistonAccumulator accumulator(V_0=2e-3, V_max=1.6e-3, p_precharge=60e5, n=1.2, p_start=65e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={12,10})));
equation
  connect(profile.y, source.u)
    annotation(Line(points={{-44,-20},{-28,-20}}, color={44,99,201}));
  connect(source.A, accumulator.A)
    annotation(Line(points={{-20,-10},{-20,-8},{12,-8},{12,-2}}));
  annotation(
    experiment(StartTime=0, StopTime=8, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-64,-40},{40,34}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Oil is pumped into a piston accumulator and drawn out again.</p>
<h4>What to look for</h4>
<ul><li>Between empty and full <b>accumulator.p</b> follows the gas. At V_max it leaves the gas's pressure and rises steeply: only oil is compressed.</li>
<li>Once empty, the pressure falls steeply, and at the vapour pressure a cavity forms; it never falls below 0.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=accumulator.p), Curve(y=accumulator.p_gas)}, y=Axis(unit="bar")), Plot(title="Oil in it", curves={Curve(y=accumulator.V_oil)}, y=Axis(unit="l"))})}));
end EmptyAndFull;
