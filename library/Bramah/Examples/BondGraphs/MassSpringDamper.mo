// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model MassSpringDamper "Mass that falls on a spring with a damper"
  Bramah.BondGraphs.Sources.Se source(e0=19.6133)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Junctions.J1 series(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.BondGraphs.Passive.R r(R=4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
  Bramah.BondGraphs.Passive.I i(I=2, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,0})));
  Bramah.BondGraphs.Passive.C c(C=0.005, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-14}, rotation=270)));
equation
  connect(source.bond, series.bondIn[1])
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(series.bondUp[1], r.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  connect(series.bondOut[1], i.bond)
    annotation(Line(points={{2,0},{16,0}}, color={96,104,116}));
  connect(series.bondDown[1], c.bond)
    annotation(Line(points={{0,-2},{0,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-34,-28},{34,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Mass, spring and damper have one speed: the graph of <code>SeriesRLC</code> with other numbers. The source is the weight of 2 kg.</p>
<h4>What to look for</h4>
<ul>
<li><b>c.q</b> swings at 9.95 rad/s about the deflection of rest, 0.0981 m: the weight over 200 N/m.</li>
<li><b>i.f</b> is the speed; it decays with exp(-t).</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=i.f)}), Plot(title="Deflection", curves={Curve(y=c.q)})})}));
end MassSpringDamper;
