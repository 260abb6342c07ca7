// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Conditioning;
model ReservoirWatched "A reservoir with filter, breather, level and temperature watched"
  inner Bramah.Hydraulics.Fluid fluid(oil(T=343.15))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-80,56})));
  Bramah.Blocks.Sources.Ramp course(height=100/60000, offset=20/60000, duration=3, startTime=12)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-80,-34})));
  Bramah.Hydraulics.Sources.FlowSource pump(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-50,-34})));
  Bramah.Hydraulics.Node before(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-10})), __Bramah(label(offset={-17,0})));
  Bramah.Hydraulics.Conditioning.Filter filter(dp_nom=1.5e5, dp_bypass=3e5)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={-50,8})));
  Bramah.Hydraulics.Node behind(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,26})), __Bramah(label(offset={-16,0})));
  Bramah.Hydraulics.Sensors.CloggingIndicator clogged(dp_on=2.5e5, dp_off=2e5)
    annotation(Placement(transformation(extent={{-6,3},{10,-3}}, origin={-22,8})));
  Bramah.Hydraulics.Sensors.Thermometer thermometer
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={-36,44})));
  Bramah.Hydraulics.Sensors.TemperatureSwitch hot(T_on=338.15, T_off=333.15)
    annotation(Placement(transformation(extent={{-4,-8},{12,8}}, origin={-10,44})));
  Bramah.Hydraulics.Conditioning.Cooler cooler(coolant=Bramah.Types.Coolant.Liquid)
    annotation(Placement(transformation(extent={{-6,8},{6,-8}}, origin={26,26}, rotation=90)));
  Bramah.Hydraulics.Sources.Tank tank(useLevel=true, V_start=0.07, A_tank=0.3)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={54,0})));
  Bramah.Hydraulics.Sources.Breather breather
    annotation(Placement(transformation(extent={{-6,-8},{6,12}}, origin={36,-6})), __Bramah(label(offset={-6,-14})));
  Bramah.Hydraulics.Sensors.LevelIndicator sightGlass
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={72,18})));
  Bramah.Hydraulics.Sensors.LevelSwitch low(level_on=0.2, level_off=0.21)
    annotation(Placement(transformation(extent={{-4,-8},{12,4}}, origin={96,18})));
  Bramah.Hydraulics.Sensors.LevelTemperatureSwitch watch(level_on=0.22, level_off=0.23, T_on=338.15, T_off=333.15)
    annotation(Placement(transformation(extent={{-4,-8},{12,8}}, origin={128,18})));
  Bramah.Hydraulics.Sources.FlowSource taken(q=-80/60000)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={80,-34})));
equation
  connect(course.y, pump.u)
    annotation(Line(points={{-72,-34},{-58,-34}}, color={44,99,201}));
  connect(pump.A, before.port)
    annotation(Line(points={{-50,-24},{-50,-10}}));
  connect(before.port, filter.A)
    annotation(Line(points={{-50,-10},{-50,0}}));
  connect(filter.B, behind.port)
    annotation(Line(points={{-50,16},{-50,26}}));
  connect(before.port, clogged.A)
    annotation(Line(points={{-50,-10},{-34,-10},{-34,6},{-28,6}}));
  connect(behind.port, clogged.B)
    annotation(Line(points={{-50,26},{-34,26},{-34,10},{-28,10}}));
  connect(behind.port, thermometer.A)
    annotation(Line(points={{-50,26},{-36,26},{-36,36}}));
  connect(behind.port, hot.A)
    annotation(Line(points={{-50,26},{-10,26},{-10,36}}));
  connect(behind.port, cooler.A)
    annotation(Line(points={{-50,26},{18,26}}));
  connect(cooler.B, tank.T)
    annotation(Line(points={{34,26},{54,26},{54,0}}));
  connect(tank.T, sightGlass.A)
    annotation(Line(points={{54,0},{54,4},{72,4},{72,10}}));
  connect(tank.T, low.A)
    annotation(Line(points={{54,0},{54,4},{96,4},{96,10}}));
  connect(tank.T, watch.A)
    annotation(Line(points={{54,0},{54,4},{128,4},{128,10}}));
  connect(tank.T, taken.A)
    annotation(Line(points={{54,0},{54,4},{80,4},{80,-24}}));
  annotation(
    experiment(StartTime=0, StopTime=24, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-96,-46},{158,68}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A machine takes 80 l/min from a reservoir; 20 l/min come back through the filter, from 12 s on up to 120 l/min.</p>
<h4>What to look for</h4>
<ul>
<li><b>low.y</b> is on from the time at which <b>sightGlass.level</b> falls below 200 mm, and off again once it has risen over 210 mm.</li>
<li><b>clogged.y</b> comes on where the drop of the filter passes 2.5 bar; from 3 bar on the bypass takes its part.</li>
<li>The oil is at 70 degC, so <b>hot.y</b> is on: the thermometer shows what the data of the oil are for.</li>
<li><b>watch</b> is both switches in one: <b>watch.y_L</b> warns 20 mm above <b>low</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Level", curves={Curve(y=sightGlass.level)}, y=Axis(unit="mm")), Plot(title="Filter", curves={Curve(y=clogged.dp)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=filter.q), Curve(y=filter.q_bypass)}, y=Axis(unit="l/min"))})}));
end ReservoirWatched;
