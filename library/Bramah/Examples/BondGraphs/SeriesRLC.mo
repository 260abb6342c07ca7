// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model SeriesRLC "Voltage, resistance, coil and capacitor in series"
  Bramah.BondGraphs.Sources.Se source(e0=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Junctions.J1 series(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.BondGraphs.Passive.R r(R=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
  Bramah.BondGraphs.Passive.I i(I=0.1, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,0})));
  Bramah.BondGraphs.Passive.C c(C=1e-3, q(start=0, fixed=true))
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
    experiment(StartTime=0, StopTime=0.5, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-34,-28},{34,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The first bond graph of every textbook: one current goes through all, so source, resistance, coil and capacitor hang on a 1-junction.</p>
<h4>What to look for</h4>
<ul>
<li><b>i.f</b> swings at 99.5 rad/s, sqrt(1/(L*C) - (R/(2*L))^2), and decays with exp(-10*t): 10/(0.1*99.5)*exp(-10*t)*sin(99.5*t).</li>
<li><b>c.e</b> overshoots the 10 V and comes to rest there.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=i.f)}), Plot(title="Voltages", curves={Curve(y=c.e), Curve(y=r.e)})})}));
end SeriesRLC;
