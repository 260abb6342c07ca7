// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model CylinderDrive "Pump, oil, piston and mass"
  Bramah.BondGraphs.Sources.Sf pump(f0=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  Bramah.BondGraphs.Junctions.J0 chamber(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.G leakage(G=2e-12)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,14}, rotation=90)));
  Bramah.BondGraphs.Passive.C volume(C=7e-13, e_nominal=1e5, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.TF piston(m=500)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={2,0})));
  Bramah.BondGraphs.Junctions.J1 rod(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,0})));
  Bramah.BondGraphs.Passive.I mass(I=1000, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R friction(R=5000)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,-14}, rotation=270)));
equation
  connect(pump.bond, chamber.bondIn[1])
    annotation(Line(points={{-34,0},{-20,0}}, color={96,104,116}));
  connect(chamber.bondUp[1], leakage.bond)
    annotation(Line(points={{-18,2},{-18,12}}, color={96,104,116}));
  connect(chamber.bondDown[1], volume.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(chamber.bondOut[1], piston.bondIn)
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(piston.bondOut, rod.bondIn[1])
    annotation(Line(points={{6,0},{20,0}}, color={96,104,116}));
  connect(rod.bondUp[1], mass.bond)
    annotation(Line(points={{22,2},{22,12}}, color={96,104,116}));
  connect(rod.bondDown[1], friction.bond)
    annotation(Line(points={{22,-2},{22,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=1, Interval=0.001, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-52,-28},{38,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A constant flow moves a mass through a piston of 20 cm2. The transformer says m = 1/A: pressure over force, velocity over flow. Oil of 1 l and
1.43 GPa is the compliance.</p>
<h4>What to look for</h4>
<ul>
<li><b>mass.f</b> swings at about 75 rad/s, sqrt(A^2/(C*m)), about 0.1 m/s less the leakage.</li>
<li><b>volume.e</b> starts with 2e-4/7e-13 Pa/s and ends at 2.5 bar, the friction over the area.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure over ambient", curves={Curve(y=volume.e)}), Plot(title="Speed", curves={Curve(y=mass.f)})})}));
end CylinderDrive;
