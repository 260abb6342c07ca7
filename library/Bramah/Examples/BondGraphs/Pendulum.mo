// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model Pendulum "Pendulum by a transformer whose modulus hangs on the angle"
  Bramah.BondGraphs.Junctions.J1 joint(nOut=1, nUp=1, nDown=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,0})));
  Bramah.BondGraphs.Passive.I inertia(I=0.25, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-14}, rotation=270)));
  Bramah.BondGraphs.Sensors.Dq angle(q(start=2))
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={-4,14})));
  Bramah.Blocks.Math.Sin sine
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={18,14})));
  Bramah.Blocks.Math.Gain arm(k=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,14})));
  Bramah.BondGraphs.Passive.R bearing(R=0.1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-34,-12}, rotation=180)));
  Bramah.BondGraphs.Modulated.mTF lever
    annotation(Placement(transformation(extent={{-4,-2},{4,4}}, origin={56,0})));
  Bramah.BondGraphs.Junctions.J0 bob(nIn=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={76,0})));
  Bramah.BondGraphs.Sources.Se weight(e0=9.80665)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={66,-14}, rotation=90)));
equation
  connect(joint.bondDown[1], inertia.bond)
    annotation(Line(points={{-18,-2},{-18,-12}}, color={96,104,116}));
  connect(joint.bondDown[2], bearing.bond)
    annotation(Line(points={{-18,-2},{-32,-12}}, color={96,104,116}));
  connect(joint.bondUp[1], angle.bond)
    annotation(Line(points={{-18,2},{-6,14}}, color={96,104,116}));
  connect(joint.bondOut[1], lever.bondIn)
    annotation(Line(points={{-16,0},{52,0}}, color={96,104,116}));
  connect(angle.y, sine.u)
    annotation(Line(points={{0,14},{10,14}}, color={44,99,201}));
  connect(sine.y, arm.u)
    annotation(Line(points={{26,14},{32,14}}, color={44,99,201}));
  connect(arm.y, lever.m)
    annotation(Line(points={{48,14},{56,14},{56,4}}, color={44,99,201}));
  connect(lever.bondOut, bob.bondIn[1])
    annotation(Line(points={{60,0},{74,0}}, color={96,104,116}));
  connect(weight.bond, bob.bondIn[2])
    annotation(Line(points={{66,-12},{74,0}}, color={96,104,116}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.006, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-50,-28},{92,32}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>1 kg at 0.5 m swings from 2 rad, with a little friction. The lever turns the weight into a torque, l*sin(phi)*m*g; its modulus comes from a
sensor of the angle, which takes no power.</p>
<h4>What to look for</h4>
<ul>
<li><b>angle.q</b> swings slowly at first: a period at 2 rad is a third longer than that of small swings, 2*pi*sqrt(l/g) = 1.42 s.</li>
<li><b>inertia.f</b> loses height by the friction of the bearing, with exp(-0.2*t).</li>
</ul>
<p>Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5, modulated transformers.</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Angle", curves={Curve(y=angle.q)}), Plot(title="Speed", curves={Curve(y=inertia.f)})})}));
end Pendulum;
