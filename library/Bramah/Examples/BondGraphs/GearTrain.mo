// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model GearTrain "Two inertias with a gear between them"
  Bramah.BondGraphs.Sources.Se motor(e0=5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  Bramah.BondGraphs.Junctions.J1 fast(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.I rotor(I=0.01, f_nominal=100, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R bearing(R=0.02)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.TF gear(m=0.25)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={2,0})));
  Bramah.BondGraphs.Junctions.J1 slow(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,0})));
  Bramah.BondGraphs.Passive.I drum(I=0.8, f_nominal=10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R load(R=0.5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,-14}, rotation=270)));
equation
  connect(motor.bond, fast.bondIn[1])
    annotation(Line(points={{-34,0},{-20,0}}, color={96,104,116}));
  connect(fast.bondUp[1], rotor.bond)
    annotation(Line(points={{-18,2},{-18,12}}, color={96,104,116}));
  connect(fast.bondDown[1], bearing.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(fast.bondOut[1], gear.bondIn)
    annotation(Line(points={{-16,0},{-2,0}}, color={96,104,116}));
  connect(gear.bondOut, slow.bondIn[1])
    annotation(Line(points={{6,0},{20,0}}, color={96,104,116}));
  connect(slow.bondUp[1], drum.bond)
    annotation(Line(points={{22,2},{22,12}}, color={96,104,116}));
  connect(slow.bondDown[1], load.bond)
    annotation(Line(points={{22,-2},{22,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=5, Interval=0.005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-52,-28},{38,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A gear of 4:1 makes of two inertias one state: the drum follows the rotor and looks like 0.8/16 kg.m2 to it.</p>
<h4>What to look for</h4>
<ul>
<li><b>rotor.f</b> ends at 5/(0.02 + 0.5/16) = 97.6 rad/s with the time constant 0.06/0.05125 = 1.17 s.</li>
<li><b>drum.f</b> is a quarter of it at any time.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speeds", curves={Curve(y=rotor.f), Curve(y=drum.f)}), Plot(title="Torques", curves={Curve(y=rotor.e), Curve(y=drum.e)})})}));
end GearTrain;
