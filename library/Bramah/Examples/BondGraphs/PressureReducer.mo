// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model PressureReducer "Reducing valve: an orifice that a sensor of effort shuts"
  Bramah.Blocks.Sources.Sine supply(amplitude=2e6, f=5, offset=1e7)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-66,14})));
  Bramah.BondGraphs.Modulated.mSe pump
    annotation(Placement(transformation(extent={{-3,-2},{2,4}}, origin={-44,0})));
  Bramah.BondGraphs.Junctions.J1 valve(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  Bramah.BondGraphs.Modulated.mTurbulent edge(k=5e-8, e_small=1000)
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={-24,14}, rotation=90)));
  Bramah.BondGraphs.Junctions.J0 port(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.BondGraphs.Passive.C volume(C=1e-12, e_nominal=1e5, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.R load(R=5e10)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,0})));
  Bramah.BondGraphs.Sensors.De pressure
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={0,16}, rotation=90)));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{8,-8},{-8,4}}, origin={0,36})));
  Bramah.Blocks.Sources.Constant setting(k=5e6)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={24,36})));
  Bramah.Blocks.Math.Gain gain(k=1e-5)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={-22,36})));
equation
  connect(supply.y, pump.e0)
    annotation(Line(points={{-58,14},{-44,14},{-44,4}}, color={44,99,201}));
  connect(pump.bond, valve.bondIn[1])
    annotation(Line(points={{-42,0},{-26,0}}, color={96,104,116}));
  connect(valve.bondUp[1], edge.bond)
    annotation(Line(points={{-24,2},{-24,12}}, color={96,104,116}));
  connect(valve.bondOut[1], port.bondIn[1])
    annotation(Line(points={{-22,0},{-2,0}}, color={96,104,116}));
  connect(port.bondDown[1], volume.bond)
    annotation(Line(points={{0,-2},{0,-12}}, color={96,104,116}));
  connect(port.bondOut[1], load.bond)
    annotation(Line(points={{2,0},{16,0}}, color={96,104,116}));
  connect(port.bondUp[1], pressure.bond)
    annotation(Line(points={{0,2},{0,14}}, color={96,104,116}));
  connect(pressure.y, error.u2)
    annotation(Line(points={{0,20},{0,28}}, color={44,99,201}));
  connect(setting.y, error.u1)
    annotation(Line(points={{16,36},{8,36}}, color={44,99,201}));
  connect(error.y, gain.u)
    annotation(Line(points={{-8,36},{-14,36}}, color={44,99,201}));
  connect(gain.y, edge.u)
    annotation(Line(points={{-30,36},{-38,36},{-38,14},{-28,14}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-88,-28},{46,54}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A supply of 100 bar that pulsates by 20 bar, and a valve that holds 50 bar behind it: the further the pressure falls short, the wider it opens.
The sensor takes no oil.</p>
<h4>What to look for</h4>
<ul>
<li><b>volume.e</b> comes to a little below 50 bar, the 0.9 bar that open the edge for the load&apos;s flow, and hardly shows the pulsation of
<b>pump.e</b>.</li>
<li><b>edge.u</b> does: it closes while the supply is high.</li>
</ul>
<p>Source: H. E. Merritt, Hydraulic Control Systems (1967), chapter 9; D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012),
chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures over ambient", curves={Curve(y=pump.e), Curve(y=volume.e)}), Plot(title="Opening", curves={Curve(y=edge.u)})})}));
end PressureReducer;
