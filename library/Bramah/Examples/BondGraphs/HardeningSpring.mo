// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model HardeningSpring "Mass on a spring that stiffens, with friction by a table"
  Bramah.BondGraphs.Junctions.J1 mass(nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0}, rotation=180)));
  Bramah.BondGraphs.Passive.I i(I=1, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0}, rotation=180)));
  Bramah.BondGraphs.Passive.TableC spring(table=[-0.2, -60; -0.1, -20; 0.1, 20; 0.2, 60], q_nominal=0.1, q(start=0.2, fixed=true), smoothness=Bramah.Types.Smoothness.LinearSegments)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,14}, rotation=90)));
  Bramah.BondGraphs.Passive.TableR friction(table=[-2, -3; -0.5, -1.5; 0.5, 1.5; 2, 3], smoothness=Bramah.Types.Smoothness.LinearSegments)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-14}, rotation=270)));
equation
  connect(mass.bondOut[1], i.bond)
    annotation(Line(points={{-2,0},{-16,0}}, color={96,104,116}));
  connect(mass.bondDown[1], spring.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  connect(mass.bondUp[1], friction.bond)
    annotation(Line(points={{0,-2},{0,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.003, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-34,-28},{16,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Beyond 0.1 m a second spring comes in: 200 N/m inside, 400 N/m outside. The friction is 3 N.s/m up to 0.5 m/s and grows more slowly above.</p>
<h4>What to look for</h4>
<ul>
<li><b>spring.q</b> swings faster while it is large; as it decays, the swing slows down to 14.1 rad/s.</li>
<li><b>friction.e</b> has a corner at 0.5 m/s.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3, non-linear stores.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Deflection", curves={Curve(y=spring.q)}), Plot(title="Forces", curves={Curve(y=spring.e), Curve(y=friction.e)})})}));
end HardeningSpring;
