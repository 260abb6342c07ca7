// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Motors;
model VariableSpeed "Motor at constant pressure with adjustable displacement"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-60,60})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=151e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-30,34})));
  Bramah.Hydraulics.Sensors.FlowSensor inflow
    annotation(Placement(transformation(extent={{-4,-8},{8,8}}, origin={-10,30}, rotation=270)));
  Bramah.Hydraulics.Node lineA(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={8,30})));
  Bramah.Hydraulics.Motors.VariableMotor motor(D_max=80e-6)
    annotation(Placement(transformation(extent={{-8,-10},{12,10}}, origin={20,0})));
  Bramah.Hydraulics.Node lineB(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,-16})));
  Bramah.Hydraulics.FlowValves.Orifice back(d=8e-3)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={20,-32}, rotation=180)));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={20,-50})));
  Bramah.Hydraulics.Sensors.DifferentialPressureSensor difference
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={60,-30})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={8,48})));
  Bramah.Hydraulics.Sensors.PressureSwitch switch(p_on=120e5, p_off=100e5)
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={40,34})));
  Bramah.Mechanics.Rotational.Inertia drum(J=3, phi(start=0, fixed=true), w(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={48,0})));
  Bramah.Mechanics.Rotational.Damper drag(d=1)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={78,0})));
  Bramah.Mechanics.Rotational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={104,0}, rotation=90)));
  Bramah.Blocks.Sources.Trapezoid setting(amplitude=-0.6, offset=1, startTime=3, rising=1, width=3, falling=1, period=20)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-30,-6})));
equation
  connect(supply.A, inflow.A)
    annotation(Line(points={{-30,40},{-30,42},{-24,42},{-24,30},{-18,30}}));
  connect(inflow.B, lineA.port)
    annotation(Line(points={{-2,30},{8,30}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{8,30},{20,30},{20,10}}));
  connect(motor.B, lineB.port)
    annotation(Line(points={{20,-10},{20,-16}}));
  connect(lineB.port, back.A)
    annotation(Line(points={{20,-16},{20,-24}}));
  connect(back.B, tank.T)
    annotation(Line(points={{20,-40},{20,-50}}));
  connect(lineA.port, gauge.A)
    annotation(Line(points={{8,30},{8,40}}));
  connect(lineA.port, switch.A)
    annotation(Line(points={{8,30},{30,30},{30,34},{34,34}}));
  connect(lineA.port, difference.A)
    annotation(Line(points={{8,30},{34,30},{34,-28},{54,-28}}));
  connect(lineB.port, difference.B)
    annotation(Line(points={{20,-16},{30,-16},{30,-32},{54,-32}}));
  connect(motor.shaft, drum.flange_a)
    annotation(Line(points={{32,0},{38,0}}));
  connect(drum.flange_b, drag.flange_a)
    annotation(Line(points={{58,0},{68,0}}));
  connect(drag.flange_b, ground.flange)
    annotation(Line(points={{88,0},{104,0}}));
  connect(setting.y, motor.u)
    annotation(Line(points={{-22,-6},{12,-6}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=12, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-74,-62},{116,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A motor at constant pressure drives a drum against drag. Its displacement is drawn back from full to 40 % and let out again.</p>
<h4>What to look for</h4>
<ul>
<li>A smaller displacement gives less torque: <b>drum.w</b> falls to where the drag needs no more, and <b>inflow.y</b> falls twice, with speed and displacement.</li>
<li>Behind the motor an orifice keeps a little pressure: <b>difference.y</b> is less than <b>gauge.p</b>. <b>switch.y</b> tells that the pressure is there.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed", curves={Curve(y=drum.w)}, y=Axis(unit="rev/min")), Plot(title="Flow", curves={Curve(y=inflow.y)}, y=Axis(unit="l/min")), Plot(title="Pressures", curves={Curve(y=gauge.p), Curve(y=difference.y)}, y=Axis(unit="bar")), Plot(title="Setting", curves={Curve(y=motor.y)})})}));
end VariableSpeed;
