// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model TankOutflow "Tank that empties through an orifice"
  Bramah.BondGraphs.Passive.C tank(C=1e-5, e_nominal=1e3, q(start=0.1, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0}, rotation=180)));
  Bramah.BondGraphs.Junctions.J0 bottom(nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0}, rotation=180)));
  Bramah.BondGraphs.Passive.Turbulent orifice(k=3e-5, e_small=0.01)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
equation
  connect(bottom.bondOut[1], tank.bond)
    annotation(Line(points={{-2,0},{-16,0}}, color={96,104,116}));
  connect(bottom.bondDown[1], orifice.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=60, Interval=0.06, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-34,-14},{16,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Torricelli&apos;s law: the flow goes with the root of the pressure, so the root falls in a straight line.</p>
<h4>What to look for</h4>
<ul>
<li><b>orifice.f</b> falls linearly, with k^2/(2*C), from 3e-3 m3/s; the tank would be empty after 67 s.</li>
<li><b>tank.e</b> is a parabola: (100 - 1.5*t)^2 Pa.</li>
</ul>
<p>Source: E. Torricelli, Opera Geometrica (1644); D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure at the bottom", curves={Curve(y=tank.e)}), Plot(title="Flow", curves={Curve(y=orifice.f)})})}));
end TankOutflow;
