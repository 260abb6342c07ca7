// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model DerivativeCausality "Two masses on one rod: a store that has no state of its own"
  Bramah.BondGraphs.Sources.Se force(e0=100)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Junctions.J1 rod(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.BondGraphs.Passive.I engine(I=3, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
  Bramah.BondGraphs.Passive.I wagon(I=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.R r(R=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,0})));
equation
  connect(force.bond, rod.bondIn[1])
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(rod.bondUp[1], engine.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  connect(rod.bondDown[1], wagon.bond)
    annotation(Line(points={{0,-2},{0,-12}}, color={96,104,116}));
  connect(rod.bondOut[1], r.bond)
    annotation(Line(points={{2,0},{16,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.003, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-34,-28},{34,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Engine and wagon have one speed. One of them gives it, the other has to take it and gives its force by differentiation: derivative causality. The
compiler differentiates the equations of the one and keeps a single state.</p>
<h4>What to look for</h4>
<ul>
<li><b>rod.f</b> is 10*(1 - exp(-2*t)) m/s: the masses count together, 5 kg.</li>
<li><b>wagon.e</b> is 2/5 of the force that is left, 40 N at the start, although nothing gives it as an integral.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=rod.f)}), Plot(title="Forces", curves={Curve(y=engine.e), Curve(y=wagon.e)})})}));
end DerivativeCausality;
