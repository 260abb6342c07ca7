// SPDX-License-Identifier: BSD-3-Clause
model water_hammer "Water hammer in a long line"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-66,20})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=51e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-66,-20})));
  Bramah.Hydraulics.Lines.Pipe pipe(length=20, d=0.012, wall=1.5e-3, N=10, p_start=51e5)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-34,0})));
  Bramah.Hydraulics.Node lineEnd(V=2e-5, p_start=51e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=3e-3)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={0,-18})));
  Bramah.Hydraulics.Node behind(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-34})));
  Bramah.Hydraulics.DirectionalValves.Valve22 valve(rest=Bramah.Types.Rest.Open, q_nom=60/60000, t_switch=0.005)
    annotation(Placement(transformation(extent={{18,-8},{-10,8}}, origin={0,-52}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-76})));
  Bramah.Blocks.Sources.BooleanStep shut(startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,-52})));
equation
  connect(supply.A, pipe.A)
    annotation(Line(points={{-66,-14},{-66,0},{-42,0}}));
  connect(pipe.B, lineEnd.port)
    annotation(Line(points={{-26,0},{0,0}}));
  connect(lineEnd.port, orifice.A)
    annotation(Line(points={{0,0},{0,-10}}));
  connect(orifice.B, behind.port)
    annotation(Line(points={{0,-26},{0,-34}}));
  connect(behind.port, valve.P)
    annotation(Line(points={{0,-34},{0,-44}}));
  connect(valve.A, tank.T)
    annotation(Line(points={{-0,-60},{0,-76}}));
  connect(shut.y, valve.a)
    annotation(Line(points={{-42,-52},{-18,-52}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=1, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-84,-86},{40,34}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Oil flows through 20 m of pipe. At 0.5 s a valve at its end shuts within 5 ms: the moving column is stopped and its pressure wave runs to the
supply and back.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineEnd.p</b> jumps by about rho*c*v (Joukowsky): near 11 bar for each m/s of the oil.</li>
<li>It then swings with a period near 4*l/c = 65 ms. The lumped line shows it well for the first mode; steeper fronts take more volumes,
<b>pipe.N</b>.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressure at the valve", curves={Curve(y=lineEnd.p)}, y=Axis(unit="bar")), Plot(title="Flow into the line", curves={Curve(y=pipe.qA)}, y=Axis(unit="l/min"))})}));
end water_hammer;
