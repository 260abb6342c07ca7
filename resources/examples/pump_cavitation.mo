// SPDX-License-Identifier: BSD-3-Clause
model pump_cavitation "Pump that draws more than its suction line gives"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-76,50})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-68})));
  Bramah.Hydraulics.Lines.Pipe suction(length=1.5, d=0.02, N=2)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={0,-52}, rotation=90)));
  Bramah.Hydraulics.Conditioning.Strainer strainer(q_nom=60/60000, dp_nom=0.25e5)
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={0,-26})));
  Bramah.Hydraulics.Node lineT(V=2e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-38})));
  Bramah.Hydraulics.Node lineS(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-12})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=40e-6, useShaft=true, y_start=1)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={0,10})));
  Bramah.Mechanics.Rotational.Speed drive
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-32,10})));
  Bramah.Blocks.Sources.Ramp speed(height=500, duration=5, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-62,10})));
  Bramah.Blocks.Sources.Constant setting(k=1)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={34,4})));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,32})));
  Bramah.Hydraulics.PressureValves.ReliefValve load(p_set=50e5, q_nom=250/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={34,32}, rotation=90)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={54,20})));
equation
  connect(tank1.T, suction.A)
    annotation(Line(points={{0,-68},{0,-60}}));
  connect(suction.B, lineT.port)
    annotation(Line(points={{0,-44},{0,-38}}));
  connect(lineT.port, strainer.A)
    annotation(Line(points={{0,-38},{0,-34}}));
  connect(strainer.B, lineS.port)
    annotation(Line(points={{0,-18},{0,-12}}));
  connect(lineS.port, pump.S)
    annotation(Line(points={{0,-12},{0,0}}));
  connect(speed.y, drive.w_ref)
    annotation(Line(points={{-54,10},{-42,10}}, color={44,99,201}));
  connect(drive.flange, pump.shaft)
    annotation(Line(points={{-22,10},{-12,10}}));
  connect(setting.y, pump.u)
    annotation(Line(points={{26,4},{8,4}}, color={44,99,201}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{0,20},{0,32}}));
  connect(lineP.port, load.P)
    annotation(Line(points={{0,32},{26,32}}));
  connect(load.T, tank2.T)
    annotation(Line(points={{42,32},{54,32},{54,20}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-76},{70,64}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A pump does not suck: only the pressure over the oil in the tank pushes oil into it, and that is one bar at the most.",
        next="water_hammer",
        try1(
          do="Set suction.d from 20 to 30 mm.",
          change={"suction.d=0.03"},
          ask="The pipe has more than twice the area now. Why is there still a limit, and what makes it?",
          answer="load.q reaches 152 l/min instead of 120 l/min, not at twice as much. At the end lineT.p is at 0.94 bar, so the pipe costs less than 0.1 bar, and lineS.p behind the strainer at nearly nothing: now the strainer is what limits. Resistances in a suction line add up to one bar, and no pump gets more.",
          expect={measure(of="load.q", statistic="maximum", lower=2.5e-3, upper=2.6e-3), measure(of="lineT.p", statistic="last", to="5.5", lower=90000)}),
        try2(
          do="Set fluid.oil.T from 40 to 10 degC.",
          change={"fluid.oil.T=283.15"},
          ask="The machine is started on a cold morning. What happens to the limit?",
          answer="The flow stops growing at 56 l/min instead of 120 l/min; at 1429 rev/min lineS.p has already sunk to 0.03 bar (warm: 0.61 bar). In the pipe and the strainer the flow is laminar now, its drop goes with the viscosity, and that is several times higher. Hence the rules for a cold start: low speed, no load, and an oil that is thin enough.",
          expect={measure(of="load.q", statistic="maximum", upper=9.33333e-4), measure(of="lineS.p", statistic="last", to="2", upper=5000)}),
        try3(
          do="Set fluid.p_ambient from 1.013 to 0.7 bar, the air at 3000 m.",
          change={"fluid.p_ambient=0.7e5"},
          ask="The pump, the pipe and the oil are the same. Why does the excavator lose flow in the mountains?",
          answer="The limit falls from 120 to 94 l/min. What pushes the oil through pipe and strainer is the air's pressure less what is left at the pump, 0.7 bar instead of 1. Tanks that are put under pressure, by 0.5 bar say, are built for this reason: try tank1.p = 1.5 bar.",
          expect={measure(of="load.q", statistic="maximum", lower=1.55e-3, upper=1.6e-3)}),
        try4(
          do="Set setting.k from 1 to 0.5.",
          change={"setting.k=0.5"},
          ask="Half the displacement, the same 4800 rev/min: does the pump cavitate?",
          answer="No: load.q reaches 93 l/min in proportion to the speed, lineS.p falls to 0.30 bar only, and pump.filling stays at 99 % (before: down to 63 %). This model knows only the pressure at the suction port. A real pump has a limit of its own speed too, as its pistons or teeth must fill in ever shorter time: look into its data sheet.",
          expect={measure(of="pump.filling", statistic="minimum", lower=0.98), measure(of="lineS.p", statistic="minimum", lower=25000)}))),
    Documentation(info="<html>
<p>A pump with leakage and a suction line is driven faster and faster, up to 4800 rev/min. The oil has free air and vaporises near 10 mbar.</p>
<h4>What to look for</h4>
<ul>
<li>The flow grows with the speed until the suction pressure <b>lineS.p</b> has sunk to nearly nothing. From there it stays, whatever the speed:
the line and the strainer give no more.</li>
<li><b>pump.filling</b>, the density of what fills the displacement over that of the oil, falls below 1 already before that: free air expands.</li>
<li>No pressure falls below zero. With a <b>suction.d</b> of 30 mm the limit goes far up.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Flow", curves={Curve(y=load.q), Curve(y=suction.qA)}, y=Axis(unit="l/min")), Plot(title="Suction pressure", curves={Curve(y=lineS.p)}, y=Axis(unit="bar")), Plot(title="Filling and speed", curves={Curve(y=pump.filling)}), Plot(title="Speed", curves={Curve(y=pump.w_shaft)}, y=Axis(unit="rev/min"))})}));
end pump_cavitation;
