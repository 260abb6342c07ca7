// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model LogicAndSampling "Conditions, and a signal in samples"
  Bramah.Blocks.Sources.BooleanPulse a(period=2, width=50)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,50})));
  Bramah.Blocks.Sources.BooleanPulse b(period=3, width=50)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,10})));
  Bramah.Blocks.Logical.And both
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,60})));
  Bramah.Blocks.Logical.Or any
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,40})));
  Bramah.Blocks.Logical.Xor one
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,20})));
  Bramah.Blocks.Logical.Not none
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={36,40})));
  Bramah.Blocks.Sources.Sine wave(f=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,-40})));
  Bramah.Blocks.Logical.LessThreshold low(threshold=-0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-20})));
  Bramah.Blocks.Discrete.ZeroOrderHold hold(samplePeriod=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-40})));
  Bramah.Blocks.Discrete.UnitDelay before(samplePeriod=0.1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={36,-40})));
equation
  connect(a.y, both.u1)
    annotation(Line(points={{-52,50},{-30,50},{-30,64},{-8,64}}, color={168,60,160}));
  connect(b.y, both.u2)
    annotation(Line(points={{-52,10},{-26,10},{-26,56},{-8,56}}, color={168,60,160}));
  connect(a.y, any.u1)
    annotation(Line(points={{-52,50},{-30,50},{-30,44},{-8,44}}, color={168,60,160}));
  connect(b.y, any.u2)
    annotation(Line(points={{-52,10},{-26,10},{-26,36},{-8,36}}, color={168,60,160}));
  connect(a.y, one.u1)
    annotation(Line(points={{-52,50},{-30,50},{-30,24},{-8,24}}, color={168,60,160}));
  connect(b.y, one.u2)
    annotation(Line(points={{-52,10},{-26,10},{-26,16},{-8,16}}, color={168,60,160}));
  connect(any.y, none.u)
    annotation(Line(points={{8,40},{28,40}}, color={168,60,160}));
  connect(wave.y, low.u)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,-20},{-8,-20}}, color={44,99,201}));
  connect(wave.y, hold.u)
    annotation(Line(points={{-52,-40},{-8,-40}}, color={44,99,201}));
  connect(hold.y, before.u)
    annotation(Line(points={{8,-40},{28,-40}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-56},{52,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Two pulse trains of different periods are joined by logic; a sine is sampled every 0.1 s.</p>
<h4>What to look for</h4>
<ul>
<li><b>one.y</b> is true where just one of <b>a.y</b> and <b>b.y</b> is; <b>none.y</b> where neither is.</li>
<li><b>hold.y</b> stays from sample to sample, and <b>before.y</b> is one sample later.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Conditions", curves={Curve(y=a.y), Curve(y=b.y), Curve(y=both.y), Curve(y=any.y), Curve(y=one.y), Curve(y=none.y)}), Plot(title="Samples", curves={Curve(y=wave.y), Curve(y=hold.y), Curve(y=before.y), Curve(y=low.y)})})}));
end LogicAndSampling;
