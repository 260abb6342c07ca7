// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Accumulators;
model Kinds "Four accumulators charged alike"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-70,44})));
  Bramah.Blocks.Sources.Trapezoid course(amplitude=12/60000, rising=0.2, width=4, falling=0.2, period=20, offset=-3/60000)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,-30})));
  Bramah.Hydraulics.Sources.FlowSource source1(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-30,-30})));
  Bramah.Hydraulics.Accumulators.DiaphragmAccumulator diaphragm(V_0=2e-3, p_precharge=50e5, p_start=52e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={-30,10})));
  Bramah.Hydraulics.Sources.FlowSource source2(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={6,-30})));
  Bramah.Hydraulics.Accumulators.GasBottle bottle(V_0=6e-3, p_precharge=50e5, p_start=52e5)
    annotation(Placement(transformation(extent={{-4,-12},{14,10}}, origin={6,10})));
  Bramah.Hydraulics.Sources.FlowSource source3(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={42,-30})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator bladder(V_0=2e-3, p_precharge=50e5, p_start=52e5, gas=Bramah.Types.GasModel.HeatExchange)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={42,10})));
  Bramah.Hydraulics.Sources.FlowSource source4(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={78,-30})));
  Bramah.Hydraulics.Accumulators.SpringAccumulator spring(V_max=1e-3, p_0=50e5, p_1=100e5, p_start=53e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={78,10})));
equation
  connect(source1.A, diaphragm.A)
    annotation(Line(points={{-30,-20},{-30,-2}}));
  connect(course.y, source1.u)
    annotation(Line(points={{-62,-30},{-38,-30}}, color={44,99,201}));
  connect(source2.A, bottle.A)
    annotation(Line(points={{6,-20},{6,-2}}));
  connect(course.y, source2.u)
    annotation(Line(points={{-62,-30},{-50,-30},{-50,-44},{-10,-44},{-10,-30},{-2,-30}}, color={44,99,201}));
  connect(source3.A, bladder.A)
    annotation(Line(points={{42,-20},{42,-2}}));
  connect(course.y, source3.u)
    annotation(Line(points={{-62,-30},{-50,-30},{-50,-44},{26,-44},{26,-30},{34,-30}}, color={44,99,201}));
  connect(source4.A, spring.A)
    annotation(Line(points={{78,-20},{78,-2}}));
  connect(course.y, source4.u)
    annotation(Line(points={{-62,-30},{-50,-30},{-50,-44},{62,-44},{62,-30},{70,-30}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=8, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-54},{92,60}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The same oil is pumped into four accumulators and drawn out again.</p>
<h4>What to look for</h4>
<ul>
<li>The larger the gas volume, the flatter the pressure: <b>bottle.p</b>. The spring gives a straight line.</li>
<li>With heat exchange <b>bladder.p</b> is below its own way up on the way down: the gas has cooled meanwhile.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=diaphragm.p), Curve(y=bottle.p), Curve(y=bladder.p), Curve(y=spring.p)}, y=Axis(unit="bar")), Plot(title="Oil", curves={Curve(y=diaphragm.V_oil), Curve(y=bottle.V_oil), Curve(y=spring.V_oil)}, y=Axis(unit="l"))})}));
end Kinds;
