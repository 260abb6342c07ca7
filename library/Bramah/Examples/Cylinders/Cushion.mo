// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model Cushion "Cylinder with and without cushions"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,40})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder plain(d_bore=0.05, d_rod=0.028, stroke=0.3, d=500)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={0,20})));
  Bramah.Hydraulics.Sources.FlowSource flow_plain(q=40/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,2})));
  Bramah.Hydraulics.Sources.Tank tank_plain
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,4})));
  Bramah.Mechanics.Translational.Mass mass_plain(m=120)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={36,20})));
  Bramah.Hydraulics.Cylinders.CushionedCylinder cushioned(d_bore=0.05, d_rod=0.028, stroke=0.3, d=500, y_B=0.4)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={0,-30})));
  Bramah.Hydraulics.Sources.FlowSource flow_cushioned(q=40/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-48})));
  Bramah.Hydraulics.Sources.Tank tank_cushioned
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={8,-46})));
  Bramah.Mechanics.Translational.Mass mass_cushioned(m=120)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={36,-30})));
equation
  connect(flow_plain.A, plain.A)
    annotation(Line(points={{-40,12},{-8,12}}));
  connect(plain.B, tank_plain.T)
    annotation(Line(points={{8,12},{8,4}}));
  connect(plain.rod, mass_plain.flange_a)
    annotation(Line(points={{16,20},{26,20}}));
  connect(flow_cushioned.A, cushioned.A)
    annotation(Line(points={{-40,-38},{-8,-38}}));
  connect(cushioned.B, tank_cushioned.T)
    annotation(Line(points={{8,-38},{8,-46}}));
  connect(cushioned.rod, mass_cushioned.flange_a)
    annotation(Line(points={{16,-30},{26,-30}}));
  annotation(
    experiment(StartTime=0, StopTime=0.9, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-72,-64},{56,52}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Two equal cylinders push 120 kg against their end; one has cushions of 20 mm. The pumps stand for constant flow, so at the end the pressure just
rises: look at the time before.</p>
<h4>What to look for</h4>
<ul><li>20 mm before the end <b>cushioned.p_cushionB</b> rises and brakes the mass; <b>plain.f_stop</b> shows the blow of the other.</li>
<li>Open the needle (<b>cushioned.y_B</b> = 1) or shut it (0.1): too hard a cushion brakes too early and creeps.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speeds", curves={Curve(y=plain.v), Curve(y=cushioned.v)}, y=Axis(unit="m/s")), Plot(title="Cushion", curves={Curve(y=cushioned.p_cushionB), Curve(y=cushioned.pB)}, y=Axis(unit="bar")), Plot(title="Force of the stops", curves={Curve(y=plain.f_stop), Curve(y=cushioned.f_stop)}, y=Axis(unit="kN"))})}));
end Cushion;
