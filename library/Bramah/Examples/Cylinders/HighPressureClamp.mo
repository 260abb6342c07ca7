// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Cylinders;
model HighPressureClamp "Clamps fed through a pressure intensifier that runs by itself"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,44})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=51e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-50,-4})));
  Bramah.Hydraulics.Cylinders.ContinuousIntensifier intensifier(ratio=4, q_nom=1/60000)
    annotation(Placement(transformation(extent={{-10,-10},{10,6}}, origin={-18,16})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,-6})));
  Bramah.Hydraulics.Node clamps(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={14,16})), __Bramah(label(offset={2,0})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge(p_range=400e5)
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={14,38})));
equation
  connect(supply.A, intensifier.A)
    annotation(Line(points={{-50,2},{-50,16},{-28,16}}));
  connect(intensifier.T, tank.T)
    annotation(Line(points={{-20,6},{-20,-6}}));
  connect(intensifier.B, clamps.port)
    annotation(Line(points={{-8,16},{14,16}}));
  connect(clamps.port, gauge.A)
    annotation(Line(points={{14,16},{14,30}}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-20},{50,56}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A line to clamps, 1 l of oil, is filled from 50 bar and then pressed to four times as much.</p>
<h4>What to look for</h4>
<ul>
<li>Up to 50 bar <b>intensifier.q_through</b> fills the line through the check valves; from there on the pistons alone press, <b>intensifier.q</b>.</li>
<li><b>gauge.p</b> comes to 200 bar and stays there: the intensifier stands still, and takes no more oil.</li>
<li><b>intensifier.q_T</b>, three times what goes to the clamps, is what it costs.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure", curves={Curve(y=gauge.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=intensifier.q), Curve(y=intensifier.q_through), Curve(y=intensifier.q_T)}, y=Axis(unit="l/min"))})}));
end HighPressureClamp;
