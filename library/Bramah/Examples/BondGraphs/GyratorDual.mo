// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model GyratorDual "A capacitor behind a gyrator is a coil"
  Bramah.BondGraphs.Sources.Se source(e0=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  Bramah.BondGraphs.Junctions.J1 series(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.R r(R=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,14}, rotation=90)));
  Bramah.BondGraphs.Passive.C c(C=1e-3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.GY gy(r=5)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={2,0})));
  Bramah.BondGraphs.Passive.C dual(C=4e-3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0})));
equation
  connect(source.bond, series.bondIn[1])
    annotation(Line(points={{-34,0},{-20,0}}, color={96,104,116}));
  connect(series.bondUp[1], r.bond)
    annotation(Line(points={{-18,2},{-18,12}}, color={96,104,116}));
  connect(series.bondDown[1], c.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(series.bondOut[1], gy.bondIn)
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(gy.bondOut, dual.bond)
    annotation(Line(points={{6,0},{18,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-52,-28},{36,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The coil of <code>SeriesRLC</code> is replaced by a capacitor behind a gyrator: r^2*C = 0.1 H.</p>
<h4>What to look for</h4>
<ul>
<li><b>series.f</b> is the current of <code>SeriesRLC</code>; <b>dual.e</b> is r times it.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3; B. D. H. Tellegen, The Gyrator, Philips Research
Reports 3 (1948) 81.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=series.f)}), Plot(title="Voltages", curves={Curve(y=c.e), Curve(y=dual.e)})})}));
end GyratorDual;
