// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model AlgebraicLoop "Resistances that know no order: an algebraic loop"
  Bramah.BondGraphs.Sources.Se source(e0=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-44,0})));
  Bramah.BondGraphs.Junctions.J1 left(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-26,0})));
  Bramah.BondGraphs.Passive.R r1(R=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-26,14}, rotation=90)));
  Bramah.BondGraphs.Junctions.J0 middle(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-8,0})));
  Bramah.BondGraphs.Passive.R r2(R=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-8,14}, rotation=90)));
  Bramah.BondGraphs.Junctions.J1 right(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={10,0})));
  Bramah.BondGraphs.Passive.R r3(R=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={10,14}, rotation=90)));
  Bramah.BondGraphs.Passive.C c(C=2e-3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={28,0})));
equation
  connect(source.bond, left.bondIn[1])
    annotation(Line(points={{-42,0},{-28,0}}, color={96,104,116}));
  connect(left.bondUp[1], r1.bond)
    annotation(Line(points={{-26,2},{-26,12}}, color={96,104,116}));
  connect(left.bondOut[1], middle.bondIn[1])
    annotation(Line(points={{-24,0},{-10,0}}, color={96,104,116}));
  connect(middle.bondUp[1], r2.bond)
    annotation(Line(points={{-8,2},{-8,12}}, color={96,104,116}));
  connect(middle.bondOut[1], right.bondIn[1])
    annotation(Line(points={{-6,0},{8,0}}, color={96,104,116}));
  connect(right.bondUp[1], r3.bond)
    annotation(Line(points={{10,2},{10,12}}, color={96,104,116}));
  connect(right.bondOut[1], c.bond)
    annotation(Line(points={{12,0},{26,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=0.03, Interval=3e-05, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-60,-14},{44,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Source and capacitor give their efforts, but what stands between the three resistances follows from all of them at once: no order computes one
after the other. The compiler solves the loop.</p>
<h4>What to look for</h4>
<ul>
<li><b>c.e</b> comes to 6 V, the divider of <b>r1.R</b> and <b>r2.R</b>, with the time constant (1.2 + 1)*2e-3 = 4.4 ms.</li>
<li><b>r1.f</b> = <b>r2.f</b> + <b>r3.f</b> at any time.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Efforts", curves={Curve(y=middle.e), Curve(y=c.e)}), Plot(title="Flows", curves={Curve(y=r1.f), Curve(y=r2.f), Curve(y=r3.f)})})}));
end AlgebraicLoop;
