// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model Rheostat "Capacitor that discharges through a resistance that grows"
  Bramah.BondGraphs.Passive.C c(C=1e-3, q(start=0.01, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0}, rotation=180)));
  Bramah.BondGraphs.Junctions.J0 node(nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0}, rotation=180)));
  Bramah.BondGraphs.Modulated.mR r
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={0,14}, rotation=90)));
  Bramah.Blocks.Sources.Ramp slider(height=1000, duration=2, offset=100)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-24,14})));
  Bramah.BondGraphs.Sensors.Dp impulse
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={0,-14}, rotation=270)));
equation
  connect(node.bondOut[1], c.bond)
    annotation(Line(points={{-2,0},{-16,0}}, color={96,104,116}));
  connect(node.bondDown[1], r.bond)
    annotation(Line(points={{0,2},{0,12}}, color={96,104,116}));
  connect(slider.y, r.R)
    annotation(Line(points={{-16,14},{-4,14}}, color={44,99,201}));
  connect(node.bondUp[1], impulse.bond)
    annotation(Line(points={{0,-2},{0,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=2, Interval=0.002, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-46,-30},{16,32}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The resistance is 100 + 500*t ohm. So the voltage does not fall as an exponential but as 10/(1 + 5*t)^2.</p>
<h4>What to look for</h4>
<ul>
<li><b>c.e</b> is 10/(1 + 5*t)^2 V.</li>
<li><b>impulse.y</b>, the integral of the voltage, is 2*(1 - 1/(1 + 5*t)) V.s.</li>
</ul>
<p>Source: separation of variables; D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5, modulated resistances.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Voltage", curves={Curve(y=c.e)}), Plot(title="Impulse of the voltage", curves={Curve(y=impulse.y)})})}));
end Rheostat;
