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
    __Bramah(format=1,
      lesson(
        teaches="The gas in an accumulator is a spring that gets stiffer: how much oil it takes depends on precharge, size, and how fast it is filled.",
        next="pump_cavitation",
        try1(
          do="Set accumulator.n from 1.4 to 1.",
          change={"accumulator.n=1"},
          ask="The same oil flows in. Why is the pressure at 10 s lower?",
          answer="151 bar instead of 186 bar, with 3.29 l of oil in both. n = 1.4 is a gas that has no time to give off its heat and gets warm, n = 1 one that stays at the temperature around it. An accumulator that is charged within seconds loses pressure afterwards, while the gas cools: size it for the exponent of its own cycle.",
          expect={measure(of="accumulator.p", statistic="last", lower=150e5, upper=153e5)}),
        try2(
          do="Set accumulator.gasLaw from PengRobinson to Ideal.",
          change={"accumulator.gasLaw=Bramah.Types.GasLaw.Ideal"},
          ask="The formula of the textbook, p_0*(V_0/(V_0 - V))^n, gives about 175 bar here. Why does the circuit say more?",
          answer="With the ideal gas it is 174.6 bar, just the formula with V = 3.28 l. Real nitrogen is stiffer at these pressures: 186.5 bar, 7 % more. The difference grows with the pressure, so above 200 bar the formula promises more oil than there is.",
          expect={measure(of="accumulator.p", statistic="last", lower=174e5, upper=175.5e5)}),
        try3(
          do="Set accumulator.V_0 from 10 to 5 l.",
          change={"accumulator.V_0=5e-3"},
          ask="Half the size: does it still take the oil of ten seconds?",
          answer="No: relief.q begins at 7.6 s, and from there all 20 l/min go to the tank at 304 bar. It holds 2.49 l where the large one holds 3.28 l at 186 bar. The usable oil between two pressures is V_0*((p_0/p_1)^(1/n) - (p_0/p_2)^(1/n)): in proportion to the size, hardly to p_2.",
          expect={measure(of="relief.q", statistic="last", lower=3e-4), measure(of="accumulator.V_oil", statistic="last", lower=2.4e-3, upper=2.6e-3)}),
        try4(
          do="Set accumulator.p_precharge from 100 to 50 bar. It still starts at 100 bar.",
          change={"accumulator.p_precharge=50e5"},
          ask="Less precharge leaves more room for oil. Why is it full sooner, nevertheless?",
          answer="At 100 bar it already holds 3.77 l, so only 6.2 l of gas are left to be pressed, instead of 10 l. From there the pressure climbs faster, and the relief valve opens at 9.8 s; with 100 bar of precharge it never opened. A precharge of about 0.9 times the lowest working pressure makes the most of the size; lost nitrogen shows as a pressure that goes up and down too fast.",
          expect={measure(of="accumulator.V_oil", statistic="first", lower=3.7e-3, upper=3.85e-3), measure(of="relief.q", statistic="last", lower=2e-4)}))),
    Documentation(info="<html>
<p>20 l/min flow into a bladder accumulator of 10 l with a precharge of 100 bar (absolute):
with an ideal gas p = p_0*(V_0/(V_0 - Q*t))^n, that is 110.1, 129.1 and 176.4 bar after 2, 5 and 10 s with n = 1.4, and
107.1, 120 and 150 bar with n = 1. The oil is compressed too, which takes up to 2 bar off, and nitrogen by its real law
(<b>accumulator.gasLaw</b>) is stiffer: 111.0, 131.9 and 186.5 bar with n = 1.4. The relief valve stays shut.</p>
<h4>What to look for</h4>
<ul>
<li><b>accumulator.p</b> rises ever faster as the gas gets small.</li>
<li><b>accumulator.V_oil</b>: the oil stored. Set <b>accumulator.n</b> to 1 for slow charging.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure", curves={Curve(y=accumulator.p)}, y=Axis(unit="bar"))})}));
end accumulator_charge;
