// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model PressByBonds "Bonds that feed a hydraulic circuit and load its rod"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,34})));
  Bramah.BondGraphs.Sources.Sf pump(f0=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-60,0})));
  Bramah.BondGraphs.Adapters.Hydraulic toOil
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={-42,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, d=1000, stroke=0.3, x_start=0.02)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-14,20})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-6,-6})));
  Bramah.Mechanics.Translational.Mass table(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={18,20})));
  Bramah.BondGraphs.Adapters.Translational toFlange
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={42,20}, rotation=180)));
  Bramah.BondGraphs.Sources.Se load(e0=-5000)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={64,20}, rotation=180)));
equation
  connect(pump.bond, toOil.bond)
    annotation(Line(points={{-58,0},{-46,0}}, color={96,104,116}));
  connect(toOil.A, cylinder.A)
    annotation(Line(points={{-38,0},{-22,0},{-22,12}}));
  connect(cylinder.B, tank.T)
    annotation(Line(points={{-6,12},{-6,-6}}));
  connect(cylinder.rod, table.flange_a)
    annotation(Line(points={{2,20},{8,20}}));
  connect(table.flange_b, toFlange.flange)
    annotation(Line(points={{28,20},{38,20}}));
  connect(load.bond, toFlange.bond)
    annotation(Line(points={{62,20},{46,20}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-80,-20},{80,52}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A source of flow feeds a cylinder of the library, a source of effort holds against its rod with 5 kN.</p>
<h4>What to look for</h4>
<ul>
<li><b>table.v</b> swings about 0.102 m/s, the flow over the piston&apos;s area.</li>
<li>The load in <b>toFlange.F</b> is negative: it pushes back.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=table.v)}, y=Axis(unit="m/s")), Plot(title="Pressure", curves={Curve(y=cylinder.A.p)}, y=Axis(unit="bar"))})}));
end PressByBonds;
