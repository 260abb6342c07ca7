// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.BondGraphs;
model MotorServo "Position control of a hydraulic motor, as a bond graph"
  Bramah.Blocks.Sources.Step command(height=1, startTime=0.02)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-88,0})));
  Bramah.Blocks.Math.Feedback error
    annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-66,0})));
  Bramah.Blocks.Math.Gain controller(k=2)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,0})));
  Bramah.BondGraphs.Systems.TorqueMotor torqueMotor
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-22,0})));
  Bramah.BondGraphs.Systems.FourWayValve valve
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={2,0})));
  Bramah.BondGraphs.Systems.HydraulicMotor motor
    annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={30,0})));
  Bramah.Blocks.Continuous.Integrator angle
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={56,0})));
equation
  connect(command.y, error.u1)
    annotation(Line(points={{-80,0},{-74,0}}, color={44,99,201}));
  connect(error.y, controller.u)
    annotation(Line(points={{-58,0},{-52,0}}, color={44,99,201}));
  connect(controller.y, torqueMotor.u)
    annotation(Line(points={{-36,0},{-28,0}}, color={44,99,201}));
  connect(torqueMotor.x, valve.x)
    annotation(Line(points={{-16,0},{-4,0}}, color={44,99,201}));
  connect(valve.A, motor.A)
    annotation(Line(points={{8,2},{24,2}}, color={96,104,116}));
  connect(motor.B, valve.B)
    annotation(Line(points={{24,-2},{8,-2}}, color={96,104,116}));
  connect(motor.w, angle.u)
    annotation(Line(points={{36,0},{48,0}}, color={44,99,201}));
  connect(angle.y, error.u2)
    annotation(Line(points={{64,0},{70,0},{70,-24},{-66,-24},{-66,-8}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=0.6, Interval=0.0005, Tolerance=1e-8),
    Diagram(coordinateSystem(extent={{-110,-36},{84,18}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>The position control of the paper: the controller as blocks, the valve with four modulated turbulent flows and the motor as bond graphs, the
torque motor as a lag of bonds. Open a part to see its graph. The paper shows no numbers in its text; these are ours, of a small servo axis: 140
bar, 25 cm3/rev.</p>
<p><code>MotorServoCircuit</code> is the same drive made of hydraulic components.</p>
<h4>What to look for</h4>
<ul>
<li><b>angle.y</b> comes to 1 rad without overshoot to speak of and stays there: the load takes no torque at rest.</li>
<li><b>motor.c1.e</b> and <b>motor.c2.e</b> part while the motor speeds up, change places while it brakes, and meet again at about half of the
supply.</li>
</ul>
<p>Source: F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library (2003).</p>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Angle", curves={Curve(y=command.y), Curve(y=angle.y)}), Plot(title="Speed", curves={Curve(y=motor.w)}), Plot(title="Pressures over ambient", curves={Curve(y=motor.c1.e), Curve(y=motor.c2.e)})})}));
end MotorServo;
