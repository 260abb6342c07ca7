// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Valves;
model CartridgeCircuit "Cartridge valve that a small valve opens and shuts"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-80,76})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-80,-64})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=60e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-80,-44})));
  Bramah.Hydraulics.Node lineP(V=1e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,-24})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=100e5, q_nom=100/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-52,-40})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-52,-64})));
  Bramah.Hydraulics.DirectionalValves.CartridgeValve cartridge
    annotation(Placement(transformation(extent={{-4,-10},{8,12}}, origin={0,0})));
  Bramah.Hydraulics.Node lineB(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-2})));
  Bramah.Hydraulics.PressureValves.ReliefValve load(p_set=40e5, q_nom=100/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={30,-22})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-44})));
  Bramah.Hydraulics.Node lineX(V=5e-6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,20})));
  Bramah.Hydraulics.FlowValves.Orifice damping(d=0.8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,34})));
  Bramah.Hydraulics.Node lineQ(V=5e-6)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,46})));
  Bramah.Hydraulics.DirectionalValves.Valve32 pilot(rest=Bramah.Types.Rest.Open, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-18,8},{10,-8}}, origin={2,62})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={24,62})));
  Bramah.Blocks.Sources.BooleanPulse open(period=2, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-38,62})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-80,-64},{-80,-54}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-80,-34},{-80,-24}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-80,-24},{-52,-24},{-52,-32}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-52,-48},{-52,-64}}));
  connect(lineP.port, cartridge.A)
    annotation(Line(points={{-80,-24},{0,-24},{0,-10}}));
  connect(cartridge.B, lineB.port)
    annotation(Line(points={{8,-2},{30,-2}}));
  connect(lineB.port, load.P)
    annotation(Line(points={{30,-2},{30,-14}}));
  connect(load.T, tank3.T)
    annotation(Line(points={{30,-30},{30,-44}}));
  connect(cartridge.X, lineX.port)
    annotation(Line(points={{0,12},{0,20}}, pattern=LinePattern.Dash));
  connect(lineX.port, damping.A)
    annotation(Line(points={{0,20},{0,26}}, pattern=LinePattern.Dash));
  connect(damping.B, lineQ.port)
    annotation(Line(points={{0,42},{0,46}}, pattern=LinePattern.Dash));
  connect(lineQ.port, pilot.A)
    annotation(Line(points={{0,46},{0,54}}, pattern=LinePattern.Dash));
  connect(lineP.port, pilot.P)
    annotation(Line(points={{-80,-24},{-60,-24},{-60,80},{0,80},{0,70}}, pattern=LinePattern.Dash));
  connect(pilot.T, tank4.T)
    annotation(Line(points={{4,70},{4,76},{24,76},{24,62}}, pattern=LinePattern.Dash));
  connect(open.y, pilot.a)
    annotation(Line(points={{-30,62},{-16,62}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-102,-76},{62,90}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A cartridge valve of size 16 leads the oil of a pump, 90 l/min, to a consumer at 40 bar. A small directional valve decides: at rest it leads the pump&apos;s
pressure to X, which holds the cartridge shut; moved, it relieves X.</p>
<h4>What to look for</h4>
<ul>
<li>At 0.5 s <b>lineX.p</b> falls, the poppet presses its oil through the orifice, and <b>cartridge.q</b> takes over from <b>relief.q</b>.</li>
<li>To open, X is relieved of the full pressure; to shut, it gets that of the pump, only some bar more than the poppet pushes against it: <b>cartridge.y</b>
takes three to four times as long. With <b>damping.d</b> = 0.6 mm both take nearly twice as long.</li>
<li>The poppet stands fully open although at A only 1 bar more than at B is needed for the flow: with X at the tank&apos;s pressure, that at B opens it too. Relieve X
by a valve of its own that leads to B instead, and the drop at the seat has to hold the spring.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flows", curves={Curve(y=cartridge.q), Curve(y=relief.q)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=lineB.p), Curve(y=lineX.p)}, y=Axis(unit="bar")), Plot(title="Opening", curves={Curve(y=cartridge.y)})})}));
end CartridgeCircuit;
