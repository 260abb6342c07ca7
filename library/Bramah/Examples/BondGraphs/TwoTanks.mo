// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model TwoTanks "Two tanks in a row, laminar outlets"
  Bramah.BondGraphs.Sources.Sf pump(f0=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-42,0})));
  Bramah.BondGraphs.Junctions.J0 first(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  Bramah.BondGraphs.Passive.C tank1(C=2.5e-7, e_nominal=1e3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,-14}, rotation=270)));
  Bramah.BondGraphs.Junctions.J1 pipe(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-6,0})));
  Bramah.BondGraphs.Passive.R valve(R=5e6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-6,14}, rotation=90)));
  Bramah.BondGraphs.Junctions.J0 second(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={12,0})));
  Bramah.BondGraphs.Passive.C tank2(C=1.5e-7, e_nominal=1e3, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={12,-14}, rotation=270)));
  Bramah.BondGraphs.Passive.R outlet(R=1e7)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,0})));
equation
  connect(pump.bond, first.bondIn[1])
    annotation(Line(points={{-40,0},{-26,0}}, color={96,104,116}));
  connect(first.bondDown[1], tank1.bond)
    annotation(Line(points={{-24,-2},{-24,-12}}, color={96,104,116}));
  connect(first.bondOut[1], pipe.bondIn[1])
    annotation(Line(points={{-22,0},{-8,0}}, color={96,104,116}));
  connect(pipe.bondUp[1], valve.bond)
    annotation(Line(points={{-6,2},{-6,12}}, color={96,104,116}));
  connect(pipe.bondOut[1], second.bondIn[1])
    annotation(Line(points={{-4,0},{10,0}}, color={96,104,116}));
  connect(second.bondDown[1], tank2.bond)
    annotation(Line(points={{12,-2},{12,-12}}, color={96,104,116}));
  connect(second.bondOut[1], outlet.bond)
    annotation(Line(points={{14,0},{28,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=15, Interval=0.015, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-58,-28},{46,28}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump fills the first tank; what flows on fills the second. A tank is a store of volume, C = A/(rho*g), with the pressure at its bottom as
effort.</p>
<h4>What to look for</h4>
<ul>
<li><b>tank2.e</b> lags and starts with no slope; <b>outlet.f</b> comes to the 2e-4 m3/s of the pump.</li>
<li>In the end <b>tank1.e</b> stands 1000 Pa above <b>tank2.e</b>: what the pipe takes.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 4.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures at the bottom", curves={Curve(y=tank1.e), Curve(y=tank2.e)}), Plot(title="Flows", curves={Curve(y=valve.f), Curve(y=outlet.f)})})}));
end TwoTanks;
