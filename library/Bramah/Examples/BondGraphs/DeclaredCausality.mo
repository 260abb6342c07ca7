// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model DeclaredCausality "SeriesRLC with strokes that are declared"
  Bramah.BondGraphs.Sources.Se source(e0=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-26,0})));
  Bramah.BondGraphs.Bonds.StrokeAtHead bond1
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={-12,0})));
  Bramah.BondGraphs.Junctions.J1 series(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,0})));
  Bramah.BondGraphs.Bonds.StrokeAtTail bond2
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={4,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R r(R=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,28}, rotation=90)));
  Bramah.BondGraphs.Bonds.StrokeAtHead bond3
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={20,0})));
  Bramah.BondGraphs.Passive.I i(I=0.1, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={34,0})));
  Bramah.BondGraphs.Bonds.StrokeAtTail bond4
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={4,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.C c(C=1e-3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,-28}, rotation=270)));
equation
  connect(source.bond, bond1.bondIn)
    annotation(Line(points={{-24,0},{-16,0}}, color={96,104,116}));
  connect(bond1.bondOut, series.bondIn[1])
    annotation(Line(points={{-8,0},{2,0}}, color={96,104,116}));
  connect(series.bondUp[1], bond2.bondIn)
    annotation(Line(points={{4,2},{4,10}}, color={96,104,116}));
  connect(bond2.bondOut, r.bond)
    annotation(Line(points={{4,18},{4,26}}, color={96,104,116}));
  connect(series.bondOut[1], bond3.bondIn)
    annotation(Line(points={{6,0},{16,0}}, color={96,104,116}));
  connect(bond3.bondOut, i.bond)
    annotation(Line(points={{24,0},{32,0}}, color={96,104,116}));
  connect(series.bondDown[1], bond4.bondIn)
    annotation(Line(points={{4,-2},{4,-10}}, color={96,104,116}));
  connect(bond4.bondOut, c.bond)
    annotation(Line(points={{4,-18},{4,-26}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-42,-42},{50,42}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The causality is fixed by the source and the two stores in integral form, and written on the bonds. On a 1-junction exactly one element gives the
flow: the coil.</p>
<h4>What to look for</h4>
<ul>
<li><b>i.f</b> is that of <code>SeriesRLC</code>: the strokes say what is there and change nothing.</li>
</ul>
<p>Source: the causal bonds of F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph
Library (2003).</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=i.f)}), Plot(title="Voltages", curves={Curve(y=c.e), Curve(y=r.e)})})}));
end DeclaredCausality;
