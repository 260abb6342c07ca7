// SPDX-License-Identifier: BSD-3-Clause
model hydraulic_press "Press with ejector: a released drawing of three sheets"
  Bramah.Drawing.Pages.A3 unit(title="Hydraulic press", number="HP-63-160", owner="Example Works", creator="B. Muster", approved="C. Probe", date="2026-11-29", documentType="Hydraulic circuit diagram", department="Hydraulics", reference="B. Muster", subtitle="Power unit", revision="A", status="released")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={312,0})));
  Bramah.Drawing.Pages.A3 machine(title="Hydraulic press", number="HP-63-160", owner="Example Works", creator="B. Muster", approved="C. Probe", date="2026-11-29", documentType="Hydraulic circuit diagram", department="Hydraulics", reference="B. Muster", subtitle="Press and ejector", revision="A", status="released")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={672,0})));
  Bramah.Drawing.Pages.A3 lists(title="Hydraulic press", number="HP-63-160", owner="Example Works", creator="B. Muster", approved="C. Probe", date="2026-11-29", documentType="Hydraulic circuit diagram", department="Hydraulics", reference="B. Muster", subtitle="Sequence and lists", revision="A", status="released")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={1032,0})));
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-30,200})));
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-30,170})));
  Bramah.Mechanics.Rotational.ElectricMotor motor(P_nom=7500) "Electric motor, 4 poles"
    annotation(Placement(transformation(extent={{-6,-6},{12,6}}, origin={76,90})), __Bramah(designation="0.2"));
  Bramah.Hydraulics.Pumps.PressureCompensatedPump pump(D_max=16e-6, p_set=140e5, useShaft=true, useDrain=true) "Pressure-compensated axial piston pump"
    annotation(Placement(transformation(extent={{-12,-10},{16,10}}, origin={110,90})), __Bramah(designation="0.3"));
  Bramah.Hydraulics.Conditioning.Strainer strainer "Suction strainer"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={110,68})), __Bramah(designation="0.4"));
  Bramah.Hydraulics.Sources.Tank tank1(useLevel=true, V_start=0.08, V_max=0.1) "Reservoir"
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={110,44})), __Bramah(designation="0.1"));
  Bramah.Hydraulics.Sources.Tank tankL
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={124,44})));
  Bramah.Hydraulics.CheckValves.CheckValve check "Check valve"
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={110,116})), __Bramah(designation="0.5"));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={110,150})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5, useDynamics=false) "Safety valve"
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={160,120})), __Bramah(designation="0.6", label(offset={2,0})));
  Bramah.Hydraulics.Sources.Tank tankR
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={160,44})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge "Pressure gauge"
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={76,172})), __Bramah(designation="0.7"));
  Bramah.Hydraulics.Node lineT(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={220,130})));
  Bramah.Hydraulics.Conditioning.Filter filter "Return filter with bypass"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={220,104}, rotation=180)), __Bramah(designation="0.8"));
  Bramah.Hydraulics.Conditioning.Cooler cooler "Oil cooler"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={220,76}, rotation=180)), __Bramah(designation="0.9"));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={220,44})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder press(d_bore=0.063, d_rod=0.036, stroke=0.2, d=3000) "Press cylinder"
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={450,160})), __Bramah(designation="1.1"));
  Bramah.Mechanics.Translational.Mass ram(m=200)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={484,160})));
  Bramah.Mechanics.Translational.ElastoGap workpiece(s_rel0=0.03, c=2e7, d=2e4)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={510,160})));
  Bramah.Mechanics.Translational.Fixed bed(s0=0.2)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={528,160}, rotation=90)));
  Bramah.Hydraulics.PressureValves.CounterbalanceValve holding(p_set=60e5, ratio=3, tau=0.02) "Counterbalance valve"
    annotation(Placement(transformation(extent={{-12,-8},{10,8}}, origin={460,128})), __Bramah(designation="1.3", label(offset={8,0})));
  Bramah.Hydraulics.Node lineB(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={458,110})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve1(centre=Bramah.Types.Centre.Float) "4/3 directional valve"
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={450,90})), __Bramah(designation="1.2", coils={"Y1", "Y2"}));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder ejector(d_bore=0.032, d_rod=0.018, stroke=0.08, d=800) "Ejector cylinder"
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={590,160})), __Bramah(designation="2.1"));
  Bramah.Mechanics.Translational.Mass ejected(m=30)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={624,160})));
  Bramah.Hydraulics.FlowValves.ThrottleCheckValve slow(y=0.4) "Throttle check valve"
    annotation(Placement(transformation(extent={{-6,-8},{10,8}}, origin={598,128})), __Bramah(designation="2.3"));
  Bramah.Hydraulics.Node lineE(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={598,110})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valve2 "4/3 directional valve"
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={590,90})), __Bramah(designation="2.2", coils={"Y3", "Y4"}));
  Bramah.Blocks.Sources.BooleanPulse start(period=6, width=10, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-30,140})));
  Bramah.Sequences.InitialStep rest(nOut=1, nIn=1) "Waits for the start"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={756,198})));
  Bramah.Sequences.Transition start_(condition=start.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={756,180})));
  Bramah.Sequences.Step close(nOut=1, nIn=1) "The ram goes down and presses"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={756,162})));
  Bramah.Sequences.Transition pressed(condition=press.pA > 100e5, delay=0.5, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={756,144})));
  Bramah.Sequences.Step open(nOut=1, nIn=1) "The ram goes up"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={756,126})));
  Bramah.Sequences.Transition isUp(condition=press.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={756,108})));
  Bramah.Sequences.Step out(nOut=1, nIn=1) "The ejector lifts the workpiece"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={756,90})));
  Bramah.Sequences.Transition isOut(condition=ejector.x > 0.079, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={756,72})));
  Bramah.Sequences.Step back(nOut=1, nIn=1) "The ejector goes back"
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={756,54})));
  Bramah.Sequences.Transition isBack(condition=ejector.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={756,36})));
  Bramah.Sequences.Action Y1
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={800,162})));
  Bramah.Sequences.Action Y2
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={800,126})));
  Bramah.Sequences.Action Y3
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={800,90})));
  Bramah.Sequences.Action Y4
    annotation(Placement(transformation(extent={{-14,-6},{14,6}}, origin={800,54})));
  Bramah.Drawing.Lists.PartsList partsList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={844,216})));
  Bramah.Drawing.Lists.SettingsList settingsList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={844,126})));
  Bramah.Drawing.Lists.CoilsList coilsList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={942,126})));
  Bramah.Drawing.Lists.LinesList linesList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={368,46})));
  Bramah.Drawing.Lists.StepsList stepsList
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={844,84})));
equation
  connect(motor.flange, pump.shaft)
    annotation(Line(points={{88,90},{98,90}}));
  connect(tank1.T, strainer.A)
    annotation(Line(points={{110,44},{110,60}}));
  connect(strainer.B, pump.S)
    annotation(Line(points={{110,76},{110,80}}));
  connect(pump.L, tankL.T)
    annotation(Line(points={{118,80},{118,72},{124,72},{124,44}}, pattern=LinePattern.Dash));
  connect(pump.P, check.A)
    annotation(Line(points={{110,100},{110,108}}));
  connect(check.B, lineP.port)
    annotation(Line(points={{110,124},{110,150}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{110,150},{160,150},{160,128}}));
  connect(relief.T, tankR.T)
    annotation(Line(points={{160,112},{160,44}}));
  connect(lineP.port, gauge.A)
    annotation(Line(points={{110,150},{76,150},{76,164}}));
  connect(lineT.port, filter.A)
    annotation(Line(points={{220,130},{220,112}}));
  connect(filter.B, cooler.A)
    annotation(Line(points={{220,96},{220,84}}));
  connect(cooler.B, tank2.T)
    annotation(Line(points={{220,68},{220,44}}));
  connect(press.rod, ram.flange_a)
    annotation(Line(points={{466,160},{474,160}}));
  connect(ram.flange_b, workpiece.flange_a)
    annotation(Line(points={{494,160},{500,160}}));
  connect(workpiece.flange_b, bed.flange)
    annotation(Line(points={{520,160},{528,160}}));
  connect(press.B, holding.B)
    annotation(Line(points={{458,152},{458,136}}), __Bramah(pipe(number="1.1", size="12 x 1.5")));
  connect(holding.A, lineB.port)
    annotation(Line(points={{458,120},{458,110}}));
  connect(valve1.B, lineB.port)
    annotation(Line(points={{452,98},{452,104},{458,104},{458,110}}));
  connect(valve1.A, press.A)
    annotation(Line(points={{448,98},{448,104},{442,104},{442,152}}));
  connect(holding.X, press.A)
    annotation(Line(points={{466,120},{466,114},{442,114},{442,152}}, pattern=LinePattern.Dash));
  connect(lineP.port, valve1.P)
    annotation(Line(points={{110,150},{388,150},{388,70},{448,70},{448,82}}), __Bramah(pipe(number="1", size="16 x 2", application="P1", offset={-6,10})));
  connect(valve1.T, lineT.port)
    annotation(Line(points={{452,82},{452,58},{376,58},{376,130},{220,130}}), __Bramah(pipe(number="2", size="22 x 1.5", application="T")));
  connect(ejector.rod, ejected.flange_a)
    annotation(Line(points={{606,160},{614,160}}));
  connect(ejector.B, slow.B)
    annotation(Line(points={{598,152},{598,136}}), __Bramah(pipe(number="2.1", size="10 x 1.5")));
  connect(slow.A, lineE.port)
    annotation(Line(points={{598,120},{598,110}}));
  connect(valve2.B, lineE.port)
    annotation(Line(points={{592,98},{592,104},{598,104},{598,110}}));
  connect(valve2.A, ejector.A)
    annotation(Line(points={{588,98},{588,104},{582,104},{582,152}}));
  connect(lineP.port, valve2.P)
    annotation(Line(points={{110,150},{388,150},{388,70},{588,70},{588,82}}));
  connect(valve2.T, lineT.port)
    annotation(Line(points={{592,82},{592,58},{376,58},{376,130},{220,130}}));
  connect(rest.o[1], start_.i[1])
    annotation(Line(points={{756,192},{756,184}}));
  connect(close.o[1], pressed.i[1])
    annotation(Line(points={{756,156},{756,148}}));
  connect(open.o[1], isUp.i[1])
    annotation(Line(points={{756,120},{756,112}}));
  connect(out.o[1], isOut.i[1])
    annotation(Line(points={{756,84},{756,76}}));
  connect(back.o[1], isBack.i[1])
    annotation(Line(points={{756,48},{756,40}}));
  connect(start_.o[1], close.i[1])
    annotation(Line(points={{756,176},{756,168}}));
  connect(pressed.o[1], open.i[1])
    annotation(Line(points={{756,140},{756,132}}));
  connect(isUp.o[1], out.i[1])
    annotation(Line(points={{756,104},{756,96}}));
  connect(isOut.o[1], back.i[1])
    annotation(Line(points={{756,68},{756,60}}));
  connect(isBack.o[1], rest.i[1])
    annotation(Line(points={{756,32},{756,28},{728,28},{728,210},{756,210},{756,204}}));
  connect(close.y, Y1.u)
    annotation(Line(points={{766,162},{786,162}}, color={168,60,160}));
  connect(Y1.y, valve1.a)
    annotation(Line(points={{814,162},{822,162},{822,244},{420,244},{420,88},{432,88}}, color={168,60,160}));
  connect(open.y, Y2.u)
    annotation(Line(points={{766,126},{786,126}}, color={168,60,160}));
  connect(Y2.y, valve1.b)
    annotation(Line(points={{814,126},{826,126},{826,248},{424,248},{424,108},{476,108},{476,88},{468,88}}, color={168,60,160}));
  connect(out.y, Y3.u)
    annotation(Line(points={{766,90},{786,90}}, color={168,60,160}));
  connect(Y3.y, valve2.a)
    annotation(Line(points={{814,90},{830,90},{830,252},{560,252},{560,88},{572,88}}, color={168,60,160}));
  connect(back.y, Y4.u)
    annotation(Line(points={{766,54},{786,54}}, color={168,60,160}));
  connect(Y4.y, valve2.b)
    annotation(Line(points={{814,54},{834,54},{834,256},{564,256},{564,108},{616,108},{616,88},{608,88}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=6, Interval=0.002, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-60,-20},{1060,260}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{56,30},{252,192}}, pattern=LinePattern.DashDot), Text(extent={{58,184},{160,190}}, textString="Power unit", fontSize=10, horizontalAlignment=TextAlignment.Left),
      Text(extent={{8,4},{150,26}}, textString="Oil: ISO VG 46 (DIN 51524-2 HLP), 80 l. Pipes: outside diameter x wall, mm. Sequence on sheet 3.", fontSize=10, horizontalAlignment=TextAlignment.Left)}),
    __Bramah(format=1,
      lesson(
        teaches="Settings on a drawing only make sense together: pump, relief valve, switching points and check valves know nothing of each other.",
        next="power_unit",
        try1(
          do="Set relief.p_set from 160 to 130 bar. The settings list on sheet 3 says so at once.",
          change={"relief.p_set=130e5"},
          ask="The press works. What does the pump, set to 140 bar, do while the machine waits?",
          answer="It never gets to 140 bar and stays swivelled out: at 0.4 s 17 l/min go over the relief valve at 134 bar, and motor.P is 4.6 kW instead of 0.8 kW. Over the whole cycle it is 3.2 instead of 1.1 kW. A look at the settings list, pump below relief valve, would have shown it.",
          expect={measure(of="relief.q", statistic="last", to="0.4", lower=2.5e-4), measure(of="motor.P", statistic="mean", lower=3000)}),
        try2(
          do="Set pump.p_set from 140 to 90 bar, below the 100 bar that the chart waits for.",
          change={"pump.p_set=90e5"},
          ask="Why does the cycle run all the same?",
          answer="press.pA goes to 162 bar. When the ram meets the workpiece the pump is fully out, and before it has swivelled back its oil has pressed the lines up to the relief valve; the check valve keeps that. Likewise lineP.p is 161 bar at 0.4 s. The cycle depends on that: with a worn piston (press.leakage = 5e-12) press.pA is at 89 bar before the half second of the condition is over, and open.X never comes.",
          expect={measure(of="press.pA", statistic="maximum", lower=155e5), measure(of="pump.y", statistic="last", to="0.4", upper=0.03)}),
        try3(
          do="Set valve1.centre from Float to Tandem: P to T while the press stands.",
          change={"valve1.centre=Bramah.Types.Centre.Tandem"},
          ask="It should save power. What does the ejector do?",
          answer="It does not work: out.X comes at 3.35 s, and ejector.x only gets to 6 mm of its 80 until 6 s; lineP.p is 2 bar, as valve1 lets the oil to the tank. And it saves little: motor.P at rest is 0.68 instead of 0.79 kW, since this pump swivels back by itself.",
          expect={measure(of="ejector.x", statistic="maximum", upper=0.079), measure(of="lineP.p", statistic="last", to="5", upper=10e5)})),
      codes(scheme="ISO 1219-2:2012", technicalData=true, circuits={circuit(number=1, does="Press"), circuit(number=2, does="Eject")}), release(revision="A", date="2026-11-29", by="C. Probe", parts={"Diagram 04ff56", "Y1 06d814", "Y1.y - valve1.a 603d44", "Y2 8bbe33", "Y2.y - valve1.b ed4fe9", "Y3 4b8b39", "Y3.y - valve2.a 88a575", "Y4 36930e", "Y4.y - valve2.b d768f9", "annotation 73b657", "back 92bada", "back.o[1] - isBack.i[1] fcb1ce", "back.y - Y4.u 38fc5e", "bed 3f1b00", "chart e9ea10", "check b2d803", "check.B - lineP.port d3b62a", "class 1d06a0", "close 7678ef", "close.o[1] - pressed.i[1] 9d3f23", "close.y - Y1.u ff99ba", "coilsList ddd443", "cooler 4ca123", "cooler.B - tank2.T c6536d", "ejected c9ed93", "ejector 1f1fa0", "ejector.B - slow.B cf17f6", "ejector.rod - ejected.flange_a 8e7058", "filter b588cf", "filter.B - cooler.A b6a6ac", "fluid 5e9516", "gauge 752f08", "holding 44bc45", "holding.A - lineB.port 7a917a", "holding.X - press.A ba1977", "isBack f1f742", "isBack.o[1] - rest.i[1] 591a31", "isOut a4e94f", "isOut.o[1] - back.i[1] 993f60", "isUp 8894c3", "isUp.o[1] - out.i[1] 04f101", "lineB 1e3f32", "lineE 5e5e3b", "lineP d99675", "lineP.port - gauge.A 18c8fa", "lineP.port - relief.P 1018b4", "lineP.port - valve1.P 0dbd2e", "lineP.port - valve2.P 2462b1", "lineT a3974d", "lineT.port - filter.A ca9355", "linesList 8f2429", "lists 5f4f6a", "machine 7f235b", "motor 5c16d1", "motor.flange - pump.shaft 1f0fbd", "open 78d4ad", "open.o[1] - isUp.i[1] 16d004", "open.y - Y2.u 655d42", "out 6c44b7", "out.o[1] - isOut.i[1] 407a4c", "out.y - Y3.u c0d3e8", "partsList 42d779", "press 9bcaa5", "press.B - holding.B d1dba1", "press.rod - ram.flange_a 0e45d6", "pressed bcf470", "pressed.o[1] - open.i[1] 776bf6", "pump 626766", "pump.L - tankL.T 14fecd", "pump.P - check.A a7093f", "ram 8c53c2", "ram.flange_b - workpiece.flange_a 60c05a", "relief 4f2e90", "relief.T - tankR.T 6bb332", "rest b0181a", "rest.o[1] - start_.i[1] b0c7a2", "settingsList 388b97", "slow 70c3f5", "slow.A - lineE.port 178de5", "start 7a9d7f", "start_ f2354d", "start_.o[1] - close.i[1] 1eed66", "stepsList 4934b4", "strainer 98ded9", "strainer.B - pump.S 9b9245", "tank1 51d918", "tank1.T - strainer.A 80888e", "tank2 9cff29", "tankL 7d5469", "tankR ba61f1", "unit f2c168", "valve1 c80f47", "valve1.A - press.A 4d312e", "valve1.B - lineB.port a42c30", "valve1.T - lineT.port f5f12b", "valve2 600b47", "valve2.A - ejector.A 37ffc9", "valve2.B - lineE.port 442852", "valve2.T - lineT.port 7d5474", "workpiece 27137b", "workpiece.flange_b - bed.flange 0d8b80"})),
    Documentation(info="<html>
<p>A press for small workpieces, drawn for release: sheet 1 is the power unit with a pressure-compensated pump, sheet 2 the press cylinder with its
counterbalance valve and the ejector, sheet 3 the sequence with parts list, settings, coils and steps.</p>
<h4>What to look for</h4>
<ul>
<li>Lines from sheet to sheet end in marks such as <i>a-2-C/1</i>: line a goes on on sheet 2, row C, column 1. A click there goes to it.</li>
<li><b>press.pA</b> passes 100 bar at the workpiece, for half a second; then the ram goes up and the ejector works.</li>
<li>A value that changes, or a part that comes, changes the lists on sheet 3 with it.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=press.x), Curve(y=ejector.x)}, y=Axis(unit="mm")), Plot(title="Press", curves={Curve(y=press.pA), Curve(y=lineP.p)}, y=Axis(unit="bar"))})}));
end hydraulic_press;
