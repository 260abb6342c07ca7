// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model SeriesMotor "Series-wound motor: a gyrator with its own current as modulus"
  Bramah.BondGraphs.Sources.Se source(e0=48)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0})));
  Bramah.BondGraphs.Junctions.J1 winding(nIn=1, nOut=1, nUp=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.R r(R=0.5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,14}, rotation=90)));
  Bramah.BondGraphs.Passive.I coil(I=5e-3, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Sensors.Df current
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={4,22})));
  Bramah.Blocks.Math.Gain field(k=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={22,22})));
  Bramah.BondGraphs.Modulated.mGY armature
    annotation(Placement(transformation(extent={{-4,-2},{4,4}}, origin={38,0})));
  Bramah.BondGraphs.Junctions.J1 shaft(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={54,0})));
  Bramah.BondGraphs.Passive.I rotor(I=0.02, f_nominal=100, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={54,14}, rotation=90)));
  Bramah.BondGraphs.Passive.R load(R=0.02)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={54,-14}, rotation=270)));
equation
  connect(source.bond, winding.bondIn[1])
    annotation(Line(points={{-34,0},{-20,0}}, color={96,104,116}));
  connect(winding.bondUp[1], r.bond)
    annotation(Line(points={{-18,2},{-18,12}}, color={96,104,116}));
  connect(winding.bondDown[1], coil.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(winding.bondOut[1], armature.bondIn)
    annotation(Line(points={{-16,0},{34,0}}, color={96,104,116}));
  connect(winding.bondUp[2], current.bond)
    annotation(Line(points={{-18,2},{2,22}}, color={96,104,116}));
  connect(current.y, field.u)
    annotation(Line(points={{8,22},{14,22}}, color={44,99,201}));
  connect(field.y, armature.r)
    annotation(Line(points={{30,22},{38,22},{38,4}}, color={44,99,201}));
  connect(armature.bondOut, shaft.bondIn[1])
    annotation(Line(points={{42,0},{52,0}}, color={96,104,116}));
  connect(shaft.bondUp[1], rotor.bond)
    annotation(Line(points={{54,2},{54,12}}, color={96,104,116}));
  connect(shaft.bondDown[1], load.bond)
    annotation(Line(points={{54,-2},{54,-12}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=2, Interval=0.002, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-52,-28},{70,40}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The current makes the field as well: torque 0.01*i^2, voltage 0.01*i*w. Such a motor pulls hard from rest.</p>
<h4>What to look for</h4>
<ul>
<li><b>coil.f</b> shoots up and falls as the speed builds up the voltage.</li>
<li>At the end the torque 0.01*i^2 is that of the load, 0.02*<b>rotor.f</b>.</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5, modulated gyrators; A. E. Fitzgerald, C. Kingsley, S.
D. Umans, Electric Machinery (2003), chapter 7.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=coil.f)}), Plot(title="Speed", curves={Curve(y=rotor.f)})})}));
end SeriesMotor;
