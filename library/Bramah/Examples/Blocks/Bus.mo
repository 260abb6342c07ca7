// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model Bus "A servo cylinder whose controller is joined by a bus"
  block Command "What the position is to be"
    Bramah.Blocks.Interfaces.SignalBus bus "Gets the command"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    Bramah.Blocks.Sources.Step step(height=0.2, offset=0.1, startTime=0.2)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-20,0})));
    Bramah.Blocks.Continuous.SecondOrder shaping(w=15, D=1, y_start=0.1)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={10,0})));
  equation
    connect(step.y, shaping.u)
      annotation(Line(points={{-12,0},{2,0}}, color={44,99,201}));
    connect(shaping.y, bus.command)
      annotation(Line(points={{18,0},{40,0}}, color={44,99,201}));
    annotation(
      Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
        Line(points={{-40,-30},{-10,-30},{10,30},{40,30}}, color={44,99,201}),
        Line(points={{60,0},{80,0}}, color={190,130,20}, thickness=0.5),
        Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
      Diagram(coordinateSystem(extent={{-40,-20},{56,20}}, preserveAspectRatio=true, grid={2,2})));
  end Command;
  block Controller "Proportional controller of a position"
    parameter Real k = 30 "Gain, 1/m";
    Bramah.Blocks.Interfaces.SignalBus bus "Has the command and the position, gets the valve's signal"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={50,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    Bramah.Blocks.Math.Feedback error
      annotation(Placement(transformation(extent={{-8,-8},{8,4}}, origin={-20,0})));
    Bramah.Blocks.Math.Gain gain(k=k)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={10,0})));
  equation
    connect(error.y, gain.u)
      annotation(Line(points={{-12,0},{2,0}}, color={44,99,201}));
    connect(gain.y, bus.valve)
      annotation(Line(points={{18,0},{50,0}}, color={44,99,201}));
    connect(bus.command, error.u1)
      annotation(Line(points={{50,0},{50,18},{-36,18},{-36,0},{-28,0}}, color={44,99,201}));
    connect(bus.position, error.u2)
      annotation(Line(points={{50,0},{50,-18},{-20,-18},{-20,-8}}, color={44,99,201}));
    annotation(
      Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
        Text(extent={{-56,-20},{56,20}}, textString="P", textColor={44,99,201}),
        Line(points={{60,0},{80,0}}, color={190,130,20}, thickness=0.5),
        Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
      Diagram(coordinateSystem(extent={{-46,-28},{66,28}}, preserveAspectRatio=true, grid={2,2})));
  end Controller;
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-96,44})));
  Bramah.Hydraulics.Sources.PressureSource supply(p=211e5)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-2,-40})));
  Bramah.Hydraulics.Sources.Tank tank
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={10,-34})));
  Bramah.Hydraulics.DirectionalValves.ServoValve43 valve(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={0,0})));
  Bramah.Hydraulics.Cylinders.DoubleRodCylinder cylinder(d_bore=0.063, d_rod=0.036, stroke=0.4, x_start=0.1, d=800, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded, leakage=5e-12, V_deadA=1e-4, V_deadB=1e-4, pA_start=100e5, pB_start=100e5)
    annotation(Placement(transformation(extent={{-16,-8},{16,8}}, origin={6,44})));
  Bramah.Mechanics.Translational.Mass mass(m=400)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={40,44})));
  Bramah.Mechanics.Translational.PositionSensor sensor
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={64,30})));
  Command command
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-92,-2})));
  Controller controller
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-64,-34})));
  Bramah.Blocks.Interfaces.SignalBus bus
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-36,-34})));
equation
  connect(supply.A, valve.P)
    annotation(Line(points={{-2,-34},{-2,-8}}));
  connect(tank.T, valve.T)
    annotation(Line(points={{10,-34},{10,-20},{2,-20},{2,-8}}));
  connect(valve.A, cylinder.A)
    annotation(Line(points={{-2,8},{-2,36}}));
  connect(valve.B, cylinder.B)
    annotation(Line(points={{2,8},{2,20},{14,20},{14,36}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{22,44},{30,44}}));
  connect(mass.flange_b, sensor.flange)
    annotation(Line(points={{50,44},{54,44},{54,30},{58,30}}));
  connect(command.bus, bus)
    annotation(Line(points={{-84,-2},{-46,-2},{-46,-34},{-36,-34}}, color={190,130,20}, thickness=0.5));
  connect(controller.bus, bus)
    annotation(Line(points={{-56,-34},{-36,-34}}, color={190,130,20}, thickness=0.5));
  connect(sensor.s, bus.position)
    annotation(Line(points={{70,30},{76,30},{76,-50},{-36,-50},{-36,-34}}, color={44,99,201}));
  connect(bus.valve, valve.u)
    annotation(Line(points={{-36,-34},{-26,-34},{-26,-2},{-18,-2}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=2, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-110,-60},{84,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A servo valve moves 400 kg over a symmetric cylinder. Command, controller, sensor and valve are joined by one bus: three signals, named where they are
connected, on one thick line.</p>
<h4>What to look for</h4>
<ul>
<li><b>bus.position</b>, which the sensor gives, follows <b>bus.command</b>, which the command gives. The controller reads both and gives <b>bus.valve</b>.</li>
<li>Rest the mouse on the bus: it lists its signals, who gives each and who reads it.</li>
<li>Join a source to the bus under the name <b>command</b>: a second output is refused.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Position", curves={Curve(y=bus.command), Curve(y=bus.position)}), Plot(title="Signal of the valve", curves={Curve(y=bus.valve)})})}));
end Bus;
