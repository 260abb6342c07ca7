// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model Nonlinearities "Play, dead zone, limits, delay and hysteresis"
  Bramah.Blocks.Sources.Sine wave(amplitude=1, f=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,0})));
  Bramah.Blocks.Nonlinear.Backlash play(b=0.4)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,50})));
  Bramah.Blocks.Nonlinear.DeadZone zone(uMax=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,30})));
  Bramah.Blocks.Nonlinear.Limiter limit(uMax=0.7)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,10})));
  Bramah.Blocks.Nonlinear.RateLimiter rate(Rising=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-10})));
  Bramah.Blocks.Nonlinear.Delay late(delayTime=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-30})));
  Bramah.Blocks.Nonlinear.Hysteresis relay(uLow=-0.5, uHigh=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-50})));
equation
  connect(wave.y, play.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,50},{-8,50}}, color={44,99,201}));
  connect(wave.y, zone.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,30},{-8,30}}, color={44,99,201}));
  connect(wave.y, limit.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,10},{-8,10}}, color={44,99,201}));
  connect(wave.y, rate.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,-10},{-8,-10}}, color={44,99,201}));
  connect(wave.y, late.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,-30},{-8,-30}}, color={44,99,201}));
  connect(wave.y, relay.u)
    annotation(Line(points={{-42,0},{-24,0},{-24,-50},{-8,-50}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-66,-66},{16,66}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>One sine through six blocks.</p>
<h4>What to look for</h4>
<ul>
<li><b>play.y</b> stands still at each turn until the play of 0.4 is taken up.</li>
<li><b>rate.y</b> runs at 2 per second where the sine is steeper, and meets it again.</li>
<li><b>relay.y</b> switches on above 0.5 and off below -0.5; <b>late.y</b> is the sine 0.3 s later.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Input and outputs", curves={Curve(y=wave.y), Curve(y=play.y), Curve(y=zone.y), Curve(y=limit.y)}), Plot(title="Rate and delay", curves={Curve(y=wave.y), Curve(y=rate.y), Curve(y=late.y), Curve(y=relay.y)})})}));
end Nonlinearities;
