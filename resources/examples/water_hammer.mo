// SPDX-License-Identifier: BSD-3-Clause
model water_hammer "Water hammer in a long line"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-66,20})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=51e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-66,-20})));
  Bramah.Hydraulics.Lines.Pipe pipe(length=20, d=0.012, wall=1.5e-3, N=10, p_start=51e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-34,0})));
  Bramah.Hydraulics.Node lineEnd(V=2e-5, p_start=51e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=3e-3)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={0,-18})));
  Bramah.Hydraulics.Node behind(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-34})));
  Bramah.Hydraulics.DirectionalValves.Valve22 valve(rest=Bramah.Types.Rest.Open, q_nom=60/60000, t_switch=0.005)
    annotation(Placement(transformation(extent={{18,-8},{-10,8}}, origin={0,-52}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-76})));
  Bramah.Blocks.Sources.BooleanStep shut(startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,-52})));
equation
  connect(supply.A, pipe.A)
    annotation(Line(points={{-66,-14},{-66,0},{-42,0}}));
  connect(pipe.B, lineEnd.port)
    annotation(Line(points={{-26,0},{0,0}}));
  connect(lineEnd.port, orifice.A)
    annotation(Line(points={{0,0},{0,-10}}));
  connect(orifice.B, behind.port)
    annotation(Line(points={{0,-26},{0,-34}}));
  connect(behind.port, valve.P)
    annotation(Line(points={{0,-34},{0,-44}}));
  connect(valve.A, tank.T)
    annotation(Line(points={{-0,-60},{0,-76}}));
  connect(shut.y, valve.a)
    annotation(Line(points={{-42,-52},{-18,-52}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=1, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-86},{40,34}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A column of oil that is stopped turns its speed into pressure, whatever the length of the pipe: rho*c*v, some 12 bar for each m/s.",
        next="ring_main",
        try1(
          do="Set valve.t_switch from 5 ms to 200 ms.",
          change={"valve.t_switch=0.2"},
          ask="The valve shuts forty times more slowly, six times slower than a wave needs to the supply and back. Why is the peak hardly lower?",
          answer="98 bar instead of 108 bar. Look at orifice.q: it is 28.7 l/min at 0.5 s and still 27.9 l/min at 0.54 s, then gone within some 25 ms. The valve is much larger than the orifice before it, so it throttles only when it is nearly shut: what counts is the time in which the flow stops, not that of the spool. A smaller valve (valve.q_nom = 10 l/min) brings the peak down to 73 bar.",
          expect={measure(of="lineEnd.p", statistic="maximum", lower=95e5, upper=101e5), measure(of="orifice.q", statistic="last", to="0.54", lower=4.5e-4)}),
        try2(
          do="Set pipe.d from 12 to 16 mm.",
          change={"pipe.d=0.016"},
          ask="The oil is slower in the wider pipe. By how much does the blow fall?",
          answer="Before the valve shuts, 28.9 and now 30.7 l/min flow, that is 4.3 and 2.5 m/s. The pressure jumps by 66 and by 40 bar, in proportion to the speed (Joukowsky: rho*c*v; the ten lumps of the pipe add a swing of their own to the first peak). To halve a water hammer, halve the speed of the oil; a shorter pipe would only make the swing faster.",
          expect={measure(of="lineEnd.p", statistic="maximum", lower=87e5, upper=90e5), measure(of="lineEnd.p", statistic="minimum", from="0.5", lower=24e5)}),
        try3(
          do="Set orifice.d from 3 to 8 mm.",
          change={"orifice.d=8e-3"},
          ask="After the blow the pressure rests near zero for 50 ms. What is the oil doing?",
          answer="85 l/min are stopped, and the peak is 212 bar. When the wave comes back from the supply the pressure would have to fall by as much; that is more than there is, so at 0.538 s the oil tears off the valve: lineEnd.p stays below 1 bar until 0.588 s (lowest: 0.28 bar), a cavity that opens and falls shut. The swing is no sine any more, and real pipes suffer most from the moment when it closes.",
          expect={measure(of="lineEnd.p", statistic="minimum", from="0.5", upper=50000), measure(of="lineEnd.p", statistic="maximum", from="0.545", to="0.583", upper=1e5)}),
        try4(
          do="Set pipe.N from 10 to 3.",
          change={"pipe.N=3"},
          ask="Fewer volumes compute faster. What is wrong with the result?",
          answer="The peak is 117 bar instead of 108 bar, and with 30 volumes 105 bar: three masses and springs swing past what a continuous column does. A lumped line needs some ten volumes for the shortest wave that matters. TransmissionLine, as in the next example, carries waves without any lumps.",
          expect={measure(of="lineEnd.p", statistic="maximum", lower=115e5, upper=119e5)}))),
    Documentation(info="<html>
<p>Oil flows through 20 m of pipe. At 0.5 s a valve at its end shuts within 5 ms: the moving column is stopped and its pressure wave runs to the
supply and back.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineEnd.p</b> jumps by about rho*c*v (Joukowsky): near 11 bar for each m/s of the oil.</li>
<li>It then swings with a period near 4*l/c = 65 ms. The lumped line shows it well for the first mode; steeper fronts take more volumes,
<b>pipe.N</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure at the valve", curves={Curve(y=lineEnd.p)}, y=Axis(unit="bar")), Plot(title="Flow into the line", curves={Curve(y=pipe.qA)}, y=Axis(unit="l/min"))})}));
end water_hammer;
