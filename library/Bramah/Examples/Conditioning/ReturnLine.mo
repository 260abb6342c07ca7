// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Conditioning;
model ReturnLine "Filter, cooler and heater in the return line"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,40})));
  Bramah.Hydraulics.Sources.FlowSource pump(useInput=true)
    annotation(Placement(transformation(extent={{-8,-6},{6,10}}, origin={-40,-34})));
  Bramah.Blocks.Sources.Ramp course(height=160/60000, duration=4, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,-34})));
  Bramah.Hydraulics.Node n1(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,-14})));
  Bramah.Hydraulics.Conditioning.Filter filter(dp_nom=1e5)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={-40,4})));
  Bramah.Hydraulics.Node n2(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-40,22})));
  Bramah.Hydraulics.Conditioning.Cooler cooler
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={-10,22}, rotation=270)));
  Bramah.Hydraulics.Node n3(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={10,22})));
  Bramah.Hydraulics.Conditioning.Heater heater
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={32,22}, rotation=270)));
  Bramah.Hydraulics.Sensors.FlowMeter meter
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={70,22}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank(useLevel=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={90,4})));
  Bramah.Hydraulics.Sensors.LevelSensor level
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={114,4})));
equation
  connect(course.y, pump.u)
    annotation(Line(points={{-62,-34},{-48,-34}}, color={44,99,201}));
  connect(pump.A, n1.port)
    annotation(Line(points={{-40,-24},{-40,-14}}));
  connect(n1.port, filter.A)
    annotation(Line(points={{-40,-14},{-40,-4}}));
  connect(filter.B, n2.port)
    annotation(Line(points={{-40,12},{-40,22}}));
  connect(n2.port, cooler.A)
    annotation(Line(points={{-40,22},{-18,22}}));
  connect(cooler.B, n3.port)
    annotation(Line(points={{-2,22},{10,22}}));
  connect(n3.port, heater.A)
    annotation(Line(points={{10,22},{24,22}}));
  connect(heater.B, meter.A)
    annotation(Line(points={{40,22},{62,22}}));
  connect(meter.B, tank.T)
    annotation(Line(points={{78,22},{90,22},{90,4}}));
  connect(tank.T, level.A)
    annotation(Line(points={{90,4},{90,10},{102,10},{102,4},{108,4}}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-50},{128,56}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The flow in a return line rises slowly.</p>
<h4>What to look for</h4>
<ul>
<li>The drops of cooler and heater grow with the square of the flow; the filter&apos;s at first in proportion to it, until its bypass opens at 3 bar.</li>
<li><b>level.y</b> shows the oil that has come in.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=n1.p), Curve(y=n2.p), Curve(y=n3.p)}, y=Axis(unit="bar")), Plot(title="Flow", curves={Curve(y=meter.q)}, y=Axis(unit="l/min")), Plot(title="Level", curves={Curve(y=level.y)}, y=Axis(unit="mm"))})}));
end ReturnLine;
