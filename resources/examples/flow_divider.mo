// SPDX-License-Identifier: BSD-3-Clause
model flow_divider "Two cylinders in step with a flow divider"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,60})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=16e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-50,-50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-50,-70})));
  Bramah.Hydraulics.Node lineP(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-22,-28})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=180e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-22,-46})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-70})));
  Bramah.Hydraulics.FlowValves.FlowDivider divider(q_nom=24/60000)
    annotation(Placement(transformation(extent={{-10,-12},{10,12}}, origin={0,0})));
  Bramah.Hydraulics.Cylinders.PlungerCylinder left(d_plunger=0.04, stroke=0.3, d=3000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-50,40})));
  Bramah.Hydraulics.Cylinders.PlungerCylinder right(d_plunger=0.04, stroke=0.3, d=3000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={34,40})));
  Bramah.Mechanics.Translational.Mass massL(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-24,40})));
  Bramah.Mechanics.Translational.Mass massR(m=800)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={60,40})));
  Bramah.Mechanics.Translational.ConstantForce weightL(f_constant=-2000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={-2,40})));
  Bramah.Mechanics.Translational.ConstantForce weightR(f_constant=-8000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={84,40})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-50,-70},{-50,-60}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-50,-40},{-50,-28},{-22,-28}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-22,-28},{-22,-38}}));
  connect(relief.T, tank3.T)
    annotation(Line(points={{-22,-54},{-22,-70}}));
  connect(lineP.port, divider.P)
    annotation(Line(points={{-22,-28},{0,-28},{0,-12}}));
  connect(divider.A, left.A)
    annotation(Line(points={{-4,12},{-4,22},{-58,22},{-58,32}}));
  connect(divider.B, right.A)
    annotation(Line(points={{4,12},{4,22},{26,22},{26,32}}));
  connect(left.rod, massL.flange_a)
    annotation(Line(points={{-34,40}}));
  connect(massL.flange_b, weightL.flange)
    annotation(Line(points={{-14,40},{-12,40}}));
  connect(right.rod, massR.flange_a)
    annotation(Line(points={{50,40}}));
  connect(massR.flange_b, weightR.flange)
    annotation(Line(points={{70,40},{74,40}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-80,-80},{100,74}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A flow divider shares by throttling the lighter side: exact where it costs pressure, cheap where it is not exact.",
        next="load_sensing",
        try1(
          do="Set divider.q_nom from 24 to 120 l/min: a divider that is five times too large.",
          change={"divider.q_nom=2e-3"},
          ask="It loses less pressure. How well does it divide?",
          answer="The plungers are up to 24 mm apart instead of 5 mm, most of it in the first 0.2 s while the spool goes its way; lineP.p at 1.5 s is 70 instead of 79 bar. The drop over its orifices is what moves the spool, and it goes with the square of the flow: at a fifth of the rating a twenty-fifth is left.",
          expect={measure(of="left.x - right.x", statistic="maximum", lower=0.02)}),
        try2(
          do="Set divider.q_nom from 24 to 6 l/min.",
          change={"divider.q_nom=1e-4"},
          ask="Now it divides better than ever. Why does nobody build it so?",
          answer="The plungers are 1.3 mm apart at the most, but lineP.p is at 181 bar, 112 bar above the heavier load, and 2.6 l/min leave through the relief valve; the right one is up at 2.27 s instead of 1.96 s. Choose the divider whose rating just fits the flow.",
          expect={measure(of="abs(left.x - right.x)", statistic="maximum", upper=2e-3), measure(of="lineP.p", statistic="last", to="1.5", lower=178e5)}),
        try3(
          do="Set weightL.f_constant from -2000 to 8000 N: the left load pulls.",
          change={"weightL.f_constant=8000"},
          ask="Can the divider hold the left plunger back?",
          answer="No: it is at its end after 0.18 s, 277 mm ahead, and left.pA is next to nothing: 0.001 bar. The divider throttles oil that flows in; the load moves without waiting for it. For loads that can pull, each plunger needs a counterbalance valve.",
          expect={measure(of="left.x - right.x", statistic="maximum", lower=0.25), measure(of="left.pA", statistic="last", to="0.5", upper=1000)}))),
    Documentation(info="<html>
<p>The flow divider feeds two equal plungers, one loaded with 2 kN, the other with 8 kN.</p>
<h4>What to look for</h4>
<ul>
<li>Both rise in step (<b>left.x</b>, <b>right.x</b>), although the pressures differ by a factor four. Without the divider the light one would go first.</li>
<li><b>divider.x</b> shows how far the spool throttles the light side (x &gt; 0: side A).</li>
<li>The pump pays for the heavier load and the divider's own drop: <b>lineP.p</b>. At the end of the stroke it rises to the relief valve's pressure.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Positions", curves={Curve(y=left.x), Curve(y=right.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=left.pA), Curve(y=right.pA)}, y=Axis(unit="bar")), Plot(title="Spool of the divider", curves={Curve(y=divider.x)})})}));
end flow_divider;
