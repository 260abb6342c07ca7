// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model QuarterCar "Wheel, suspension and body over a wavy road"
  Bramah.Blocks.Sources.Sine road(amplitude=0.5, f=1.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,14})));
  Bramah.BondGraphs.Modulated.mSf ground
    annotation(Placement(transformation(extent={{-3,-2},{2,4}}, origin={-50,0})));
  Bramah.BondGraphs.Junctions.J0 contact(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-32,0})));
  Bramah.BondGraphs.Passive.C tyre(C=5.555555555555556e-6, e_nominal=1e3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-32,-14}, rotation=270)));
  Bramah.BondGraphs.Junctions.J1 wheel(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,0})));
  Bramah.BondGraphs.Passive.I axle(I=40, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,-14}, rotation=270)));
  Bramah.BondGraphs.Junctions.J0 strut(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,0})));
  Bramah.BondGraphs.Junctions.J1 travel(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={4,14}, rotation=90)));
  Bramah.BondGraphs.Passive.C spring(C=6.25e-5, e_nominal=1e3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-12,14}, rotation=180)));
  Bramah.BondGraphs.Passive.R damper(R=1000)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,14})));
  Bramah.BondGraphs.Passive.I body(I=300, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={22,0})));
equation
  connect(road.y, ground.f0)
    annotation(Line(points={{-62,14},{-50,14},{-50,4}}, color={44,99,201}));
  connect(ground.bond, contact.bondIn[1])
    annotation(Line(points={{-48,0},{-34,0}}, color={96,104,116}));
  connect(contact.bondDown[1], tyre.bond)
    annotation(Line(points={{-32,-2},{-32,-12}}, color={96,104,116}));
  connect(contact.bondOut[1], wheel.bondIn[1])
    annotation(Line(points={{-30,0},{-16,0}}, color={96,104,116}));
  connect(wheel.bondDown[1], axle.bond)
    annotation(Line(points={{-14,-2},{-14,-12}}, color={96,104,116}));
  connect(wheel.bondOut[1], strut.bondIn[1])
    annotation(Line(points={{-12,0},{2,0}}, color={96,104,116}));
  connect(strut.bondUp[1], travel.bondIn[1])
    annotation(Line(points={{4,2},{4,12}}, color={96,104,116}));
  connect(travel.bondUp[1], spring.bond)
    annotation(Line(points={{2,14},{-10,14}}, color={96,104,116}));
  connect(travel.bondDown[1], damper.bond)
    annotation(Line(points={{6,14},{18,14}}, color={96,104,116}));
  connect(strut.bondOut[1], body.bond)
    annotation(Line(points={{6,0},{20,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.004, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-92,-28},{38,32}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The standard model of a suspension, counted from rest. Road and wheel, wheel and body differ in speed: 0-junctions; spring and damper of the
strut share the difference: a 1-junction.</p>
<h4>What to look for</h4>
<ul>
<li><b>body.f</b> follows near the resonance of the body at about 1.1 Hz and is greater than <b>ground.f</b>; <b>axle.f</b> stays close to the
road.</li>
<li><b>spring.q</b> is the travel of the strut.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speeds", curves={Curve(y=ground.f), Curve(y=axle.f), Curve(y=body.f)}), Plot(title="Travel of the spring", curves={Curve(y=spring.q)})})}));
end QuarterCar;
