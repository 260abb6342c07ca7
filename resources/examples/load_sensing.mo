// SPDX-License-Identifier: BSD-3-Clause
model load_sensing "Load-sensing pump with two consumers"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-104,76})));
  Bramah.Hydraulics.Pumps.LoadSensingPump pump(D_max=45e-6, dp_set=20e5, dp_full=12e5, p_max=220e5)
    annotation(Placement(transformation(extent={{-12,-10},{18,10}}, origin={-80,-40})), __Bramah(label(offset={-20,-9})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-80,-64})));
  Bramah.Hydraulics.Node lineP(V=2e-3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,-20})));
  Bramah.Hydraulics.PressureValves.PressureCompensator compensator1(dp_set=8e5, dp_over=4e5, q_nom=60/60000, tau=0.01)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-20,-2})));
  Bramah.Hydraulics.Node line1(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,12})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve22 valve1(q_nom=40/60000, dp_nom=10e5, overlap=0.1, t_stroke=0.1)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={-20,30})));
  Bramah.Hydraulics.Node load1(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,44})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder1(d_bore=0.05, d_rod=0.028, stroke=1, V_deadA=1e-4, d=4000, m_moving=200)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={-12,66})));
  Bramah.Hydraulics.Sources.Tank tankB1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-4,54})));
  Bramah.Mechanics.Translational.ConstantForce force1(f_constant=-10000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={16,66})));
  Bramah.Hydraulics.PressureValves.PressureCompensator compensator2(dp_set=8e5, dp_over=4e5, q_nom=60/60000, tau=0.01)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={50,-2})));
  Bramah.Hydraulics.Node line2(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,12})));
  Bramah.Hydraulics.DirectionalValves.ProportionalValve22 valve2(q_nom=40/60000, dp_nom=10e5, overlap=0.1, t_stroke=0.1)
    annotation(Placement(transformation(extent={{-18,-8},{10,8}}, origin={50,30})));
  Bramah.Hydraulics.Node load2(ideal=true)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,44})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder2(d_bore=0.05, d_rod=0.028, stroke=1, V_deadA=1e-4, d=4000, m_moving=200)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={58,66})));
  Bramah.Hydraulics.Sources.Tank tankB2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={66,54})));
  Bramah.Mechanics.Translational.ConstantForce force2(f_constant=-25000)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={86,66})));
  Bramah.Blocks.Sources.Step u1(height=0.5, startTime=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-50,30})));
  Bramah.Blocks.Sources.Pulse u2(amplitude=0.4, width=40, period=3, startTime=1, offset=0)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={18,30})));
  Bramah.Hydraulics.CheckValves.ShuttleValve shuttle(q_nom=20/60000)
    annotation(Placement(transformation(extent={{-12,-4},{12,8}}, origin={20,-46})));
  Bramah.Hydraulics.Node lineX(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-52,-28})));
  Bramah.Hydraulics.FlowValves.Orifice bleed(d=0.6e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-52,-46}, rotation=180)), __Bramah(label(offset={15,-2})));
  Bramah.Hydraulics.Sources.Tank tank5
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-52,-64})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-80,-64},{-80,-50}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-80,-30},{-80,-20}}));
  connect(lineP.port, compensator1.P)
    annotation(Line(points={{-80,-20},{-20,-20},{-20,-10}}));
  connect(compensator1.A, line1.port)
    annotation(Line(points={{-20,6},{-20,12}}));
  connect(line1.port, compensator1.X)
    annotation(Line(points={{-20,12},{-34,12},{-34,0},{-28,0}}));
  connect(line1.port, valve1.P)
    annotation(Line(points={{-20,12},{-20,22}}));
  connect(valve1.A, load1.port)
    annotation(Line(points={{-20,38},{-20,44}}));
  connect(load1.port, compensator1.Y)
    annotation(Line(points={{-20,44},{6,44},{6,0},{-10,0}}));
  connect(load1.port, cylinder1.A)
    annotation(Line(points={{-20,44},{-20,58}}));
  connect(cylinder1.B, tankB1.T)
    annotation(Line(points={{-4,58},{-4,54}}));
  connect(cylinder1.rod, force1.flange)
    annotation(Line(points={{4,66},{6,66}}));
  connect(lineP.port, compensator2.P)
    annotation(Line(points={{-80,-20},{50,-20},{50,-10}}));
  connect(compensator2.A, line2.port)
    annotation(Line(points={{50,6},{50,12}}));
  connect(line2.port, compensator2.X)
    annotation(Line(points={{50,12},{36,12},{36,0},{42,0}}));
  connect(line2.port, valve2.P)
    annotation(Line(points={{50,12},{50,22}}));
  connect(valve2.A, load2.port)
    annotation(Line(points={{50,38},{50,44}}));
  connect(load2.port, compensator2.Y)
    annotation(Line(points={{50,44},{66,44},{66,0},{60,0}}));
  connect(load2.port, cylinder2.A)
    annotation(Line(points={{50,44},{50,58}}));
  connect(cylinder2.B, tankB2.T)
    annotation(Line(points={{66,58},{66,54}}));
  connect(cylinder2.rod, force2.flange)
    annotation(Line(points={{74,66},{76,66}}));
  connect(u1.y, valve1.u)
    annotation(Line(points={{-42,30},{-38,30}}, color={44,99,201}));
  connect(u2.y, valve2.u)
    annotation(Line(points={{26,30},{32,30}}, color={44,99,201}));
  connect(load1.port, shuttle.A)
    annotation(Line(points={{-20,44},{6,44},{6,-46},{8,-46}}, pattern=LinePattern.Dash));
  connect(load2.port, shuttle.B)
    annotation(Line(points={{50,44},{76,44},{76,-46},{32,-46}}, pattern=LinePattern.Dash));
  connect(shuttle.C, lineX.port)
    annotation(Line(points={{20,-38},{20,-34},{-52,-34},{-52,-28}}, pattern=LinePattern.Dash));
  connect(lineX.port, pump.X)
    annotation(Line(points={{-52,-28},{-72,-28},{-72,-30}}));
  connect(lineX.port, bleed.A)
    annotation(Line(points={{-52,-28},{-52,-38}}, pattern=LinePattern.Dash));
  connect(bleed.B, tank5.T)
    annotation(Line(points={{-52,-54},{-52,-64}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-116,-74},{106,86}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A load-sensing pump gives only what is asked for, at the pressure of the heaviest load; compensators keep the others from noticing.",
        next="hydrostatic_transmission",
        try1(
          do="Set compensator1.dp_set from 8 to 100 bar: the compensator stays open.",
          change={"compensator1.dp_set=100e5"},
          ask="Nobody touches valve1. What happens to the first consumer when the second one starts at 1 s?",
          answer="At 1.5 s compensator1.q is 48 l/min, before 19 l/min: the pump goes up to 141 bar for the second load, and all of the difference to the first one's 62 bar stands over valve1. Instead of 0.16 m/s the rod runs at 0.41 m/s. Two movements on one pump need compensators.",
          expect={measure(of="compensator1.q", statistic="last", to="1.5", lower=7.5e-4)}),
        try2(
          do="Set pump.D_max from 45 to 16 cm3/rev: the pump cannot give what both ask for.",
          change={"pump.D_max=16e-6"},
          ask="Who gets the oil when it is short?",
          answer="The lighter one: at 2 s compensator1.q is 19.0 l/min as before (19.1), and compensator2.q 3.9 instead of 10.9 l/min. The pump is at its stop (pump.y = 1), its pressure no longer lies 20 bar above the heavier load, and the compensator there is open already. Boom or bucket stops first, whichever is heavier; compensators behind the valves share the lack out instead.",
          expect={measure(of="compensator2.q", statistic="last", to="2", lower=5e-5, upper=8.33333e-5), measure(of="pump.y", statistic="last", to="2", lower=0.99)}),
        try3(
          do="Set bleed.d from 0.6 to 0.2 mm, and look at cylinder2.v after 2.2 s in both runs.",
          change={"bleed.d=0.2e-3"},
          ask="valve2 has shut. Why does the second load sink, and why does lineP.p stay high?",
          answer="Before, it sinks with 17 mm/s on average, now with 2 mm/s: the load that is held feeds the bleed orifice through the shuttle valve, 2.0 and 0.22 l/min. The line to the pump reports its pressure as if it were moving, so lineP.p stays at 142 bar. Real valves report from a port that is open to the tank while the spool is shut, and load-holding valves sit before it.",
          expect={measure(of="cylinder2.v", statistic="mean", from="2.4", to="2.9", lower=-6e-3, upper=0), measure(of="bleed.q", statistic="mean", from="2.4", to="2.9", upper=8.33333e-6)}))),
    Documentation(info="<html>
<p>The pump delivers what the valves ask for, 20 bar over the higher of the two load pressures, which the shuttle valve reports; 12 bar less at full displacement. Before each valve a
compensator holds the drop over it, so that the lighter load does not take the oil of the heavier one.</p>
<h4>What to look for</h4>
<ul>
<li>At 1 s the second, heavier consumer starts: <b>lineP.p</b> rises to its load plus 13 bar on average, but the first one's flow
<b>compensator1.q</b> stays as it was.</li>
<li>At 2.2 s <b>valve2</b> shuts, and the setting <b>pump.y</b> falls again: no oil is throttled away over a relief valve. The pump pressure does not
fall: the load that is held still reports its pressure, and sinks with 17 mm/s, as its oil goes out over the shuttle valve and <b>bleed</b>. Real
valves report from a port that their spool, shut, empties into the tank.</li>
<li>Take the compensators' effect away with <b>compensator1.dp_set</b> = 100 bar: now the first consumer speeds up as soon as the second starts.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=load1.p), Curve(y=load2.p)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=compensator1.q), Curve(y=compensator2.q), Curve(y=pump.q)}, y=Axis(unit="l/min")), Plot(title="Pump setting", curves={Curve(y=pump.y)})})}));
end load_sensing;
