// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Conditioning;
model TestBenchUnit "Oil of a test bench, filtered and held at its temperature in a circuit of its own"
  inner Bramah.Hydraulics.Fluid fluid(oil(T=313.15))
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-50,44})));
  Bramah.Hydraulics.Sources.Tank tank(line=Bramah.Types.TankLine.BelowLevel)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-46})));
  Bramah.Hydraulics.Conditioning.Strainer strainer(fineness=125e-6)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={0,-32})));
  Bramah.Hydraulics.Node suction(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-18})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=25e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={0,0})));
  Bramah.Hydraulics.Node line(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,16})), __Bramah(label(offset={2,-4})));
  Bramah.Hydraulics.Conditioning.Filter filter(useBypass=false, fineness=5e-6, beta=200, indicator=Bramah.Types.FilterIndicator.Optical)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={22,28}, rotation=270)));
  Bramah.Hydraulics.Node clean(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={36,28})), __Bramah(label(offset={0,6})));
  Bramah.Hydraulics.Conditioning.TemperatureRegulator regulator(P_nom=6e3)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={60,28}, rotation=270)));
  Bramah.Hydraulics.Sources.Tank tank2(line=Bramah.Types.TankLine.BelowLevel)
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={82,6})));
  Bramah.Hydraulics.Lines.TestPoint testPoint
    annotation(Placement(transformation(extent={{-2,-6},{2,2}}, origin={-16,34})));
equation
  connect(tank.T, strainer.A)
    annotation(Line(points={{0,-46},{0,-40}}));
  connect(strainer.B, suction.port)
    annotation(Line(points={{0,-24},{0,-18}}));
  connect(suction.port, pump.S)
    annotation(Line(points={{0,-18},{0,-10}}));
  connect(pump.P, line.port)
    annotation(Line(points={{0,10},{0,16}}));
  connect(line.port, filter.A)
    annotation(Line(points={{0,16},{0,28},{14,28}}));
  connect(filter.B, clean.port)
    annotation(Line(points={{30,28},{36,28}}));
  connect(clean.port, regulator.A)
    annotation(Line(points={{36,28},{52,28}}));
  connect(regulator.B, tank2.T)
    annotation(Line(points={{68,28},{82,28},{82,6}}));
  connect(line.port, testPoint.A)
    annotation(Line(points={{0,16},{-16,16},{-16,28}}));
  annotation(
    experiment(StartTime=0, StopTime=1, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-66,-60},{98,56}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A pump sends the oil of a test bench through a fine filter and a temperature regulator and back.</p>
<h4>What to look for</h4>
<ul>
<li><b>testPoint.p</b> is what filter and regulator cost; the suction side is below the surroundings by the drop of the strainer, <b>strainer.dp</b>.</li>
<li>Drawing &gt; Codes… with <i>Technical data at the symbols</i> writes the mesh, fineness and beta, and the heat flow at the symbols.</li>
<li>Raise <code>filter.dp_nom</code> to 3 bar: that is a clogged filter.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Drops", curves={Curve(y=filter.dp), Curve(y=regulator.dp), Curve(y=strainer.dp)}, y=Axis(unit="bar")), Plot(title="Flow", curves={Curve(y=filter.q)}, y=Axis(unit="l/min"))})}));
end TestBenchUnit;
