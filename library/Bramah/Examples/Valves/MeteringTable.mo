// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model MeteringTable "Metering of a proportional valve by a table"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,30})));
  Bramah.Hydraulics.Sources.PressureSource source(p=11.01325e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={0,-22})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve22 valve(metering=Bramah.Types.Metering.Table, q_nom=60/60000, dp_nom=10e5, t_stroke=0.05)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={0,0})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={16,14})));
  Bramah.Blocks.Sources.Ramp command(height=1, duration=5, startTime=0.2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,0})));
equation
  connect(source.A, valve.P)
    annotation(Line(points={{0,-16},{0,-8}}));
  connect(valve.A, tank.T)
    annotation(Line(points={{0,8},{0,20},{16,20},{16,14}}));
  connect(command.y, valve.u)
    annotation(Line(points={{-36,0},{-18,0}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=6, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-72,-40},{40,40}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A slow ramp over the whole travel at 10 bar.</p>
<h4>What to look for</h4>
<ul><li><b>valve.q</b> over <b>command.y</b> is the table: overlap, a fine range of notches, full opening. The curve between the rows is smooth and never turns back.</li></ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow", curves={Curve(y=valve.q)}, y=Axis(unit="l/min")), Plot(title="Command", curves={Curve(y=command.y)})})}));
end MeteringTable;
