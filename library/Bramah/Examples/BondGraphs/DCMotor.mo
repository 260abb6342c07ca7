// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model DCMotor "Direct-current motor: a gyrator between circuit and shaft"
  Bramah.BondGraphs.Sources.Se source(e0=24)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  Bramah.BondGraphs.Junctions.J1 winding(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.R r(R=0.3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,14}, rotation=90)));
  Bramah.BondGraphs.Passive.I coil(I=1e-3, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.GY emf(r=0.06)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={2,0})));
  Bramah.BondGraphs.Junctions.J1 shaft(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,0})));
  Bramah.BondGraphs.Passive.I rotor(I=5e-4, f_nominal=100, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R bearing(R=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,-14}, rotation=270)));
equation
  connect(source.bond, winding.bondIn[1])
    annotation(Line(points={{-34,0},{-20,0}}, color={96,104,116}));
  connect(winding.bondUp[1], r.bond)
    annotation(Line(points={{-18,2},{-18,12}}, color={96,104,116}));
  connect(winding.bondDown[1], coil.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(winding.bondOut[1], emf.bondIn)
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(emf.bondOut, shaft.bondIn[1])
    annotation(Line(points={{6,0},{20,0}}, color={96,104,116}));
  connect(shaft.bondUp[1], rotor.bond)
    annotation(Line(points={{22,2},{22,12}}, color={96,104,116}));
  connect(shaft.bondDown[1], bearing.bond)
    annotation(Line(points={{22,-2},{22,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=0.3, Interval=0.0003, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-52,-28},{38,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The current makes the torque, the speed makes the voltage: e1 = r*f2, e2 = r*f1. Two stores on either side of the gyrator give two poles.</p>
<h4>What to look for</h4>
<ul>
<li><b>coil.f</b> peaks and falls as the speed comes up; at rest it carries the bearing only.</li>
<li><b>rotor.f</b> ends at 393.4 rad/s, k*U/(R*d + k^2).</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=coil.f)}), Plot(title="Speed", curves={Curve(y=rotor.f)})})}));
end DCMotor;
