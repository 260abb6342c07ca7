// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model Arithmetic "Functions of one and two signals"
  Bramah.Blocks.Sources.Ramp angle(height=6.3, duration=6.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,40})));
  Bramah.Blocks.Sources.Sine wave(amplitude=2, f=0.5, offset=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,-40})));
  Bramah.Blocks.Math.Product product
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,60})));
  Bramah.Blocks.Math.Division quotient
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,40})));
  Bramah.Blocks.Math.Min least
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,20})));
  Bramah.Blocks.Math.Max greatest
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,0})));
  Bramah.Blocks.Sources.Constant one(k=1.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,0})));
  Bramah.Blocks.Math.Sin sine
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={50,60})));
  Bramah.Blocks.Math.Sqrt root
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={50,40})));
  Bramah.Blocks.Math.Exp growth
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={50,20})));
  Bramah.Blocks.Math.Sign sign
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-40})));
  Bramah.Blocks.Sources.Constant shift(k=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,-64})));
  Bramah.Blocks.Math.Add above
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-60})));
  Bramah.Blocks.Math.Log logarithm
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={50,-60})));
equation
  connect(wave.y, product.u1)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,64},{-8,64}}, color={44,99,201}));
  connect(wave.y, quotient.u1)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,44},{-8,44}}, color={44,99,201}));
  connect(wave.y, least.u1)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,24},{-8,24}}, color={44,99,201}));
  connect(wave.y, greatest.u1)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,4},{-8,4}}, color={44,99,201}));
  connect(one.y, product.u2)
    annotation(Line(points={{-52,0},{-26,0},{-26,56},{-8,56}}, color={44,99,201}));
  connect(one.y, quotient.u2)
    annotation(Line(points={{-52,0},{-26,0},{-26,36},{-8,36}}, color={44,99,201}));
  connect(one.y, least.u2)
    annotation(Line(points={{-52,0},{-26,0},{-26,16},{-8,16}}, color={44,99,201}));
  connect(one.y, greatest.u2)
    annotation(Line(points={{-52,0},{-26,0},{-26,-4},{-8,-4}}, color={44,99,201}));
  connect(angle.y, sine.u)
    annotation(Line(points={{-52,40},{-34,40},{-34,74},{34,74},{34,60},{42,60}}, color={44,99,201}));
  connect(angle.y, root.u)
    annotation(Line(points={{-52,40},{-34,40},{-34,74},{34,74},{34,40},{42,40}}, color={44,99,201}));
  connect(angle.y, growth.u)
    annotation(Line(points={{-52,40},{-34,40},{-34,74},{34,74},{34,20},{42,20}}, color={44,99,201}));
  connect(wave.y, sign.u)
    annotation(Line(points={{-52,-40},{-8,-40}}, color={44,99,201}));
  connect(wave.y, above.u1)
    annotation(Line(points={{-52,-40},{-30,-40},{-30,-56},{-8,-56}}, color={44,99,201}));
  connect(shift.y, above.u2)
    annotation(Line(points={{-52,-64},{-8,-64}}, color={44,99,201}));
  connect(above.y, logarithm.u)
    annotation(Line(points={{8,-60},{42,-60}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-80},{66,84}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A wave and a ramp go through the blocks of arithmetic.</p>
<h4>What to look for</h4>
<ul>
<li><b>least.y</b> and <b>greatest.y</b> change over where <b>wave.y</b> crosses <b>one.y</b>; together they are both signals.</li>
<li><b>sign.y</b> switches by an event, so the corner is exact; <b>growth.y</b> leaves the others far behind.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Two signals", curves={Curve(y=product.y), Curve(y=quotient.y), Curve(y=least.y), Curve(y=greatest.y)}), Plot(title="Functions", curves={Curve(y=sine.y), Curve(y=root.y), Curve(y=logarithm.y), Curve(y=sign.y)})})}));
end Arithmetic;
