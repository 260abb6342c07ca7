// SPDX-License-Identifier: BSD-3-Clause
model flow_control_drive "Drive with a three-way flow control valve"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-112,76})));
  Bramah.Mechanics.Rotational.ElectricMotor motor(P_nom=7.5e3, startRunning=false)
    annotation(Placement(transformation(extent={{-6,-6},{12,6}}, origin={-104,-40})));
  Bramah.Hydraulics.Pumps.FixedPump pump(useShaft=true, D=16e-6, losses=Bramah.Types.MachineLosses.Efficiencies)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={-74,-40})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-74,-62})));
  Bramah.Hydraulics.Node lineP(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-74,-16})));
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=160e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-48,-38})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-48,-62})));
  Bramah.Hydraulics.Lines.Pipe pipe1(length=3, d=0.016, N=2)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={-28,-16})));
  Bramah.Hydraulics.Node line1(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-8,-16})));
  Bramah.Hydraulics.FlowValves.FlowControlValve3 flowControl(q_set=15/60000)
    annotation(Placement(transformation(extent={{-6,-12},{10,12}}, origin={-8,10})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={14,-10})));
  Bramah.Hydraulics.Node line2(V=5e-5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-8,32})));
  Bramah.Hydraulics.Lines.Pipe pipe2(length=5, d=0.012, N=3)
    annotation(Placement(transformation(extent={{-8,-2},{8,2}}, origin={14,32})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(d_bore=0.05, d_rod=0.028, stroke=0.6, d=4000)
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={40,56})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={48,34})));
  Bramah.Mechanics.Translational.Mass mass(m=300)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={74,56})));
  Bramah.Mechanics.Translational.Force load
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={104,56})));
  Bramah.Blocks.Sources.Ramp force(height=-10000, duration=0.2, offset=-5000, startTime=1.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={134,56}, rotation=180)));
equation
  connect(motor.flange, pump.shaft)
    annotation(Line(points={{-92,-40},{-86,-40}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{-74,-62},{-74,-50}}));
  connect(pump.P, lineP.port)
    annotation(Line(points={{-74,-30},{-74,-16}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{-74,-16},{-48,-16},{-48,-30}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{-48,-46},{-48,-62}}));
  connect(lineP.port, pipe1.A)
    annotation(Line(points={{-74,-16},{-36,-16}}));
  connect(pipe1.B, line1.port)
    annotation(Line(points={{-20,-16},{-8,-16}}));
  connect(line1.port, flowControl.P)
    annotation(Line(points={{-8,-16},{-8,-2}}));
  connect(flowControl.T, tank3.T)
    annotation(Line(points={{2,4},{14,4},{14,-10}}));
  connect(flowControl.A, line2.port)
    annotation(Line(points={{-8,22},{-8,32}}));
  connect(line2.port, pipe2.A)
    annotation(Line(points={{-8,32},{6,32}}));
  connect(pipe2.B, cylinder.A)
    annotation(Line(points={{22,32},{32,32},{32,48}}));
  connect(cylinder.B, tank4.T)
    annotation(Line(points={{48,48},{48,34}}));
  connect(cylinder.rod, mass.flange_a)
    annotation(Line(points={{56,56},{64,56}}));
  connect(mass.flange_b, load.flange)
    annotation(Line(points={{84,56},{94,56}}));
  connect(force.y, load.f)
    annotation(Line(points={{126,56},{114,56}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=3, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-124,-72},{148,72}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A three-way flow control valve lets the pump work at the pressure of the load; it can only share out what the pump and its motor give.",
        next="flow_divider",
        try1(
          do="Set flowControl.q_set from 15 to 30 l/min.",
          change={"flowControl.q_set=5e-4"},
          ask="The pump gives 24 l/min. Is the speed still independent of the load?",
          answer="No: 0.199 m/s against 5 kN and 0.194 m/s against 15 kN, where the 0.124 and 0.123 m/s of 15 l/min were the same. flowControl.q_T is zero: the valve has nothing to let off, and the pump's leakage and the motor's slip decide. A flow control valve needs more oil than it lets through.",
          expect={measure(of="cylinder.v", statistic="last", to="1.4", lower=0.195), measure(of="flowControl.q_T", statistic="maximum", from="0.5", upper=1e-6)}),
        try2(
          do="Set relief.p_set from 160 to 80 bar.",
          change={"relief.p_set=80e5"},
          ask="From 1.5 s on the load needs 82 bar. What becomes of the speed?",
          answer="0.065 instead of 0.123 m/s: lineP.p stands at 84 bar, 15.2 l/min leave through the relief valve, and too little pressure is left for the valve's own drop. The valve is wide open and controls nothing. The relief valve has to lie above the load, the 8 bar of the valve and the pipes together.",
          expect={measure(of="cylinder.v", statistic="last", lower=0.06, upper=0.07), measure(of="relief.q", statistic="last", lower=2.33333e-4)}),
        try3(
          do="Set motor.P_nom from 7.5 to 1.5 kW.",
          change={"motor.P_nom=1500"},
          ask="Against 5 kN the pump takes 2.2 kW, and a motor bears some overload. Does it get up, and what happens at 1.5 s?",
          answer="The motor does not get up: at 1.4 s the pump turns at 323 rev/min. With the larger load it stops, and is driven backwards, -825 rev/min: the load pushes its oil through the pump, and at 2.9 s the rod is back at 0.1 mm. An induction motor pulls weakly while it is slow, so it is started without load; and without a check valve behind it a pump is a motor.",
          expect={measure(of="pump.w_shaft", statistic="minimum", upper=-40), measure(of="cylinder.x", statistic="last", upper=1e-3)}),
        try4(
          do="Set pipe2.d from 12 to 4 mm.",
          change={"pipe2.d=0.004"},
          ask="Does the speed suffer from a thin pipe behind the valve?",
          answer="Not against 5 kN: 0.124 m/s as before. The valve corrects, and the pump pays: lineP.p is 129 instead of 41 bar, 3.3 kW more for the same work. Against 15 kN there is no pressure left and the relief valve opens: 0.096 m/s.",
          expect={measure(of="lineP.p", statistic="last", to="1.4", lower=125e5), measure(of="cylinder.v", statistic="last", to="1.4", lower=0.123, upper=0.125)}))),
    Documentation(info="<html>
<p>Electric motor, pump, relief valve, pipes, three-way flow control valve, cylinder and load. The motor starts from standstill; at 1.5 s the load grows
from 5 to 15 kN. (The second worked system of G. Grossschmidt and M. Harf.)</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinder.v</b> hardly changes with the load: the valve lets the rest of the pump's flow (<b>flowControl.q_T</b>) to the tank.</li>
<li>The pump's pressure <b>lineP.p</b> follows the load, 8 bar and the pipes' drop above it; the relief valve opens only when the rod meets its end.</li>
<li><b>pump.w_shaft</b> falls a little when the load grows: the slip of the motor.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Speed of the rod", curves={Curve(y=cylinder.v)}, y=Axis(unit="m/s")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinder.pA)}, y=Axis(unit="bar")), Plot(title="Flows", curves={Curve(y=pump.q), Curve(y=flowControl.q), Curve(y=flowControl.q_T)}, y=Axis(unit="l/min")), Plot(title="Speed of the motor", curves={Curve(y=pump.w_shaft)}, y=Axis(unit="rev/min"))})}));
end flow_control_drive;
