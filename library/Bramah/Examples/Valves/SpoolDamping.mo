// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model SpoolDamping "Spool of a relief valve: it chatters, and an orifice at its face damps it"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-84,32})));
  Bramah.Blocks.Sources.TimeTable supply(table=[0, 0; 0.16, 60/60000; 0.22, 60/60000; 0.24, 0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-84,-20})));
  Bramah.Hydraulics.Sources.FlowSource source1(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-46,-20})));
  Bramah.Hydraulics.Node line1(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-46,20})));
  Bramah.Hydraulics.PressureValves.ReliefSpool bare(d=20, init=Bramah.Types.Initial.SteadyState)
    annotation(Placement(transformation(extent={{-8,-8},{12,8}}, origin={-16,0})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-16,-20})));
  Bramah.Hydraulics.Sources.FlowSource source2(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={24,-20})));
  Bramah.Hydraulics.Node line2(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,20})));
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=0.8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={44,2}, rotation=270)));
  Bramah.Hydraulics.Node face(V=1e-6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,2})));
  Bramah.Hydraulics.PressureValves.ReliefSpool damped(d=20, useX=true, init=Bramah.Types.Initial.SteadyState)
    annotation(Placement(transformation(extent={{-8,-8},{12,8}}, origin={76,0})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={76,-20})));
equation
  connect(supply.y, source1.u)
    annotation(Line(points={{-76,-20},{-54,-20}}, color={44,99,201}));
  connect(supply.y, source2.u)
    annotation(Line(points={{-76,-20},{-66,-20},{-66,-36},{6,-36},{6,-20},{16,-20}}, color={44,99,201}));
  connect(source1.A, line1.port)
    annotation(Line(points={{-46,-10},{-46,20}}));
  connect(line1.port, bare.P)
    annotation(Line(points={{-46,20},{-16,20},{-16,8}}));
  connect(bare.T, tank1.T)
    annotation(Line(points={{-16,-8},{-16,-20}}));
  connect(source2.A, line2.port)
    annotation(Line(points={{24,-10},{24,20}}));
  connect(line2.port, damped.P)
    annotation(Line(points={{24,20},{76,20},{76,8}}));
  connect(line2.port, orifice.A)
    annotation(Line(points={{24,20},{30,20},{30,2},{36,2}}, pattern=LinePattern.Dash));
  connect(orifice.B, face.port)
    annotation(Line(points={{52,2},{58,2}}, pattern=LinePattern.Dash));
  connect(face.port, damped.X)
    annotation(Line(points={{58,2},{68,2}}, pattern=LinePattern.Dash));
  connect(damped.T, tank2.T)
    annotation(Line(points={{76,-8},{76,-20}}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-100,-46},{104,46}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The same spool twice, on a volume of half a litre, with a flow that grows to 60 l/min and stops: once with the friction of its gap alone, once with an
orifice of 0.8 mm before its face.</p>
<h4>What to look for</h4>
<ul>
<li><b>bare.x</b>: as soon as it opens the spool swings, from one end to wide open, and <b>line1.p</b> between 148 and 166 bar. Oil and spool are two stores of
energy that feed each other, and the little friction does not take what the flow gives.</li>
<li><b>damped.x</b> opens quietly: when the spool moves, the oil for its face must go through the orifice.</li>
<li>At 60 l/min <b>line2.p</b> is 11 bar over <b>damped.p_set</b>. The spring takes a quarter of it, the force of the flow the rest, <b>damped.f_flow</b>. It
also steadies the spool, as a spring would: with <code>flowForce = None</code> the damped one chatters too.</li>
<li>Take an orifice of 1.2 mm, <b>orifice.d</b>: it damps too little.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=line1.p), Curve(y=line2.p)}, y=Axis(unit="bar")), Plot(title="Spools", curves={Curve(y=bare.x), Curve(y=damped.x)}, y=Axis(unit="mm")), Plot(title="Forces on the damped spool", curves={Curve(y=damped.f_pressure), Curve(y=damped.f_spring), Curve(y=damped.f_flow)}, y=Axis(unit="N"))})}));
end SpoolDamping;
