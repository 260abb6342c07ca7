// SPDX-License-Identifier: BSD-3-Clause
model intelligent_pump "Pump whose outlet pressure follows a command"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-190,50})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=40e-6, tau_y=1e-3, y_start=0.5)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={-22,-40})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-22,-62})));
  Bramah.Hydraulics.Node lineP(V=1e-3, p_start=150e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-22,-14})));
  Bramah.Hydraulics.FlowValves.ProportionalThrottle load(q_nom=50/60000, dp_nom=210e5, y_start=0.6)
    annotation(Placement(transformation(extent={{-10,-8},{10,8}}, origin={30,-36}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-62})));
  Bramah.Blocks.Sources.Pulse area(amplitude=0.3, offset=0.6, period=1, startTime=1, width=50)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={62,-36})));
  Bramah.Hydraulics.DirectionalValves.ServoValve43 valve(q_nom=10/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={-20,12})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={4,-6})));
  Bramah.Hydraulics.Cylinders.DoubleRodCylinder control(d_bore=0.04, d_rod=0.02, stroke=0.04, x_start=0.02, m_moving=2, d=20000, V_deadA=1e-5, V_deadB=1e-5, pA_start=75e5, pB_start=75e5)
    annotation(Placement(transformation(extent={{-16,-8},{16,8}}, origin={-14,44})));
  Bramah.Mechanics.Translational.PositionSensor sensor
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={22,44})));
  Bramah.Blocks.Math.Gain swash(k=25)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={48,44})));
  Bramah.Blocks.Sources.Step command(height=60e5, offset=150e5, startTime=0.3)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-196,10})));
  Bramah.Blocks.Math.Feedback comparator1
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-168,10})));
  Bramah.Blocks.Continuous.PID pid(k=1e-9, Ti=0.04, Td=0.001, Nd=3, xi_start=2e7)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-138,10})));
  Bramah.Blocks.Math.Feedback comparator2
    annotation(Placement(transformation(extent={{-8,8},{8,-4}}, origin={-108,10})));
  Bramah.Blocks.Math.Gain amplifier(k=400)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-78,10})));
  Bramah.Hydraulics.Sensors.PressureSensor sensorP
    annotation(Placement(transformation(extent={{6,-3},{-6,3}}, origin={-42,-14})));
equation
  connect(tank1.T, pump.S)
    annotation(Line(points={{-22,-62},{-22,-50}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-22,-30},{-22,-14}}));
  connect(lineP.port, load.A)
    annotation(Line(points={{-22,-14},{30,-14},{30,-28}}));
  connect(load.B, tank2.T)
    annotation(Line(points={{30,-44},{30,-62}}));
  connect(area.y, load.u)
    annotation(Line(points={{54,-36},{40,-36}}, color={44,99,201}));
  connect(lineP.port, valve.P)
    annotation(Line(points={{-22,-14},{-22,4}}));
  connect(valve.T, tank3.T)
    annotation(Line(points={{-18,4},{-18,0},{4,0},{4,-6}}));
  connect(valve.A, control.A)
    annotation(Line(points={{-22,20},{-22,36}}));
  connect(valve.B, control.B)
    annotation(Line(points={{-18,20},{-18,26},{-6,26},{-6,36}}));
  connect(control.rod, sensor.flange)
    annotation(Line(points={{2,44},{16,44}}));
  connect(sensor.s, swash.u)
    annotation(Line(points={{28,44},{40,44}}, color={44,99,201}));
  connect(swash.y, pump.u)
    annotation(Line(points={{56,44},{84,44},{84,-70},{0,-70},{0,-46},{-14,-46}}, color={44,99,201}));
  connect(command.y, comparator1.u1)
    annotation(Line(points={{-188,10},{-176,10}}, color={44,99,201}));
  connect(comparator1.y, pid.u)
    annotation(Line(points={{-160,10},{-146,10}}, color={44,99,201}));
  connect(pid.y, comparator2.u1)
    annotation(Line(points={{-130,10},{-116,10}}, color={44,99,201}));
  connect(comparator2.y, amplifier.u)
    annotation(Line(points={{-100,10},{-86,10}}, color={44,99,201}));
  connect(sensor.s, comparator2.u2)
    annotation(Line(points={{28,44},{34,44},{34,62},{-108,62},{-108,18}}, color={44,99,201}));
  connect(lineP.port, sensorP.A)
    annotation(Line(points={{-22,-14},{-36,-14}}));
  connect(sensorP.y, comparator1.u2)
    annotation(Line(points={{-48,-14},{-168,-14},{-168,2}}, color={44,99,201}));
  connect(amplifier.y, valve.u)
    annotation(Line(points={{-70,10},{-38,10}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-212,-76},{92,72}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Pressure control by displacement: the integral part finds the flow, the oil's volume gives the time, and a limit that is reached must stop the integral.",
        next="two_cylinders_in_order",
        try1(
          do="Set pid.Ti from 0.04 to 1000 s: practically no integral part.",
          change={"pid.Ti=1000"},
          ask="Which pressure does the loop find without it?",
          answer="196 bar instead of 210 bar, and 145 bar when the throttle is wider. A pump at rest delivers nothing, so each flow needs a swash angle, and a P controller gives an angle only for an error. The integral part finds the angle by itself: at 1.45 s it is 32.4 mm of the control piston.",
          expect={measure(of="lineP.p", statistic="last", to="0.95", lower=194e5, upper=197e5), measure(of="lineP.p", statistic="last", to="1.45", lower=143e5, upper=147e5)}),
        try2(
          do="Set pump.D_max from 40 to 25 cm3/rev.",
          change={"pump.D_max=25e-6"},
          ask="From 1 to 1.5 s the pump cannot deliver what the throttle takes. Why is the pressure wrong long after that?",
          answer="While the pump is at its stop, lineP.p lies at 136 bar and the integral part goes on growing: pid.y asks for 126 mm at 1.45 s, and the control piston has 40. When the throttle narrows at 1.5 s all of that has to be worked off first, so the pressure jumps to 279 bar, where the command is 210, and is still there at 2 s. Controllers with limits must hold their integral part at the limit (anti-windup), as LimPID does.",
          expect={measure(of="lineP.p", statistic="last", to="1.99", lower=270e5), measure(of="pid.y", statistic="last", to="1.45", lower=0.1)}),
        try3(
          do="Set amplifier.k from 400 to 80.",
          change={"amplifier.k=80"},
          ask="A fifth of the gain of the inner loop. What does the outer one make of that?",
          answer="The swash plate is late, and the pressure overshoots to 266 instead of 245 bar after the step at 0.3 s, and to 270 instead of 239 bar when the throttle has opened at 1 s. An inner loop has to be several times faster than the one around it; with 40 the pressure swings up to 287 bar.",
          expect={measure(of="lineP.p", statistic="maximum", lower=260e5, upper=275e5)}),
        try4(
          do="Set lineP.V from 1 to 0.1 l.",
          change={"lineP.V=1e-4"},
          ask="Less oil in the line is stiffer. Is the pressure steadier?",
          answer="When the throttle opens at 1 s lineP.p breaks down to 85 instead of 106 bar, and then rises to 273 instead of 239 bar. der(p) = beta*(q_in - q_out)/V: the volume is what takes up the difference until the pump has followed. Stiff lines are good for positions and bad for pressures; a small accumulator helps here.",
          expect={measure(of="lineP.p", statistic="minimum", from="1", upper=95e5), measure(of="lineP.p", statistic="maximum", lower=255e5)}))),
    Documentation(info="<html>
<p>The outlet pressure follows a command: 210 bar (21 MPa) from 0.3 s on. A comparator takes the pressure off the command, a PID controller makes of the error
where the swash plate is to be, and a second comparator with a servo valve and the control cylinder brings it there. From 1 s the area of the load's throttle
jumps by half, up and down. (After the intelligent pump of Xing, Jiao and Wu; the sizes are our own.)</p>
<h4>What to look for</h4>
<ul>
<li><b>lineP.p</b> breaks down or overshoots when the throttle jumps, and is back at 210 bar within about 0.3 s.</li>
<li><b>sensor.s</b> follows <b>pid.y</b>: the inner loop of the swash plate. A fifth of <b>amplifier.k</b> makes it slow, and the pressure overshoots more.</li>
<li><b>pump.y</b> settles at what the throttle takes.</li>
<li>As volume nodes and elements (panel Structure, page Matrix) it has three nodes, <b>lineP</b> and the chambers control.A and
control.B, and four elements: <b>pump</b>, <b>load</b>, <b>valve</b>, <b>control</b>.</li>
</ul>
<h4>中文说明</h4>
<p>出口压力跟随指令：从 0.3 s 起为 210 bar (21 MPa)。比较器从指令中减去压力，PID 控制器由偏差求出斜盘的给定位置，第二个比较器经伺服阀和控制缸使斜盘到位。从 1 s 起，负载节流阀的面积反复突变，增大一半，再恢复。（参照 Xing、Jiao 和 Wu 的智能泵；尺寸为自行选定。）</p>
<h4>观察要点</h4>
<ul>
<li>节流阀突变时 <b>lineP.p</b> 跌落或过冲，约 0.3 s 内恢复到 210 bar。</li>
<li><b>sensor.s</b> 跟随 <b>pid.y</b>：斜盘的内环。将 <b>amplifier.k</b> 减至五分之一则内环变慢，压力过冲增大。</li>
<li><b>pump.y</b> 稳定在节流阀所需的值。</li>
<li>按容积节点和元件划分（“结构”面板的“矩阵”页），有三个节点：<b>lineP</b>、腔 control.A 和 control.B；四个元件：<b>pump</b>、<b>load</b>、<b>valve</b>、<b>control</b>。</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Outlet pressure and its command", curves={Curve(y=lineP.p), Curve(y=command.y)}, y=Axis(unit="bar")), Plot(title="Where the control piston is to be, and is", curves={Curve(y=pid.y), Curve(y=sensor.s)}), Plot(title="Swash angle over its greatest", curves={Curve(y=pump.y)}), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=load.q)}, y=Axis(unit="l/min"))})}));
end intelligent_pump;
