// SPDX-License-Identifier: BSD-3-Clause
model intelligent_pump "Pump whose outlet pressure follows a command"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-110,66})));
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
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-108,10})));
  Bramah.Blocks.Continuous.LimPID pid(k=2e-7, Ti=0.2, Td=0.01)
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={-62,10})));
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
  connect(command.y, pid.u_s)
    annotation(Line(points={{-100,10},{-70,10}}, color={44,99,201}));
  connect(lineP.port, sensorP.A)
    annotation(Line(points={{-22,-14},{-36,-14}}));
  connect(sensorP.y, pid.u_m)
    annotation(Line(points={{-48,-14},{-62,-14},{-62,2}}, color={44,99,201}));
  connect(pid.y, valve.u)
    annotation(Line(points={{-54,10},{-38,10}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=3, Interval=0.0005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-122,-76},{92,80}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1, plots={
      plot(title="Outlet pressure and its command", y={"lineP.p", "command.y"}, units={"bar", "bar"}),
      plot(title="Swash angle over its greatest", y={"pump.y"}),
      plot(title="Flows", y={"pump.q", "load.q"}, units={"l/min", "l/min"})}),
    Documentation(info="<html>
<p>A pressure sensor, a PID controller and a servo valve move the control cylinder of a pump's swash plate, so that the outlet pressure follows a command: 210 bar
(21 MPa) from 0.3 s on. From 1 s the area of the load's throttle jumps by half, up and down. (After the intelligent pump of Xing, Jiao and Wu.)</p>
<h4>What to look for</h4>
<ul>
<li><b>lineP.p</b> breaks down or overshoots when the throttle jumps, and is back at 210 bar within about 0.2 s.</li>
<li><b>pump.y</b> settles at what the throttle takes.</li>
<li>Double <b>pid.k</b>: the loop of integrating cylinder and PID comes near its limit. With <b>pid.Ti</b> = 0.05 it swings.</li>
</ul>
</html>"));
end intelligent_pump;
