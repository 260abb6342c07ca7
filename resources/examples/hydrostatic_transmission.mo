// SPDX-License-Identifier: BSD-3-Clause
model hydrostatic_transmission "Hydrostatic transmission in a closed circuit"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-44,-80})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=45e-6, u_min=-1, tau_y=0.1)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={-30,0})));
  Bramah.Blocks.Sources.Ramp setting(height=0.8, duration=1, startTime=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-4,-6}, rotation=180)));
  Bramah.Hydraulics.Node lineA(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,30})));
  Bramah.Hydraulics.Node lineB(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,-30})));
  Bramah.Hydraulics.CheckValves.CheckValve feedA(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={18,14})));
  Bramah.Hydraulics.CheckValves.CheckValve feedB(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={18,-14})));
  Bramah.Hydraulics.PressureValves.ReliefValve reliefA(p_set=250e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={44,0})));
  Bramah.Hydraulics.PressureValves.ReliefValve reliefB(p_set=250e5)
    annotation(Placement(transformation(extent={{-8,8},{10,-8}}, origin={68,0})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=45e-6, leakage_ext=3e-13)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={100,0})));
  Bramah.Mechanics.Rotational.Inertia inertia(J=0.5, phi(fixed=true), w(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={128,0})));
  Bramah.Mechanics.Rotational.Damper damper(d=0.4)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={154,0})));
  Bramah.Mechanics.Rotational.Fixed ground
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={168,0}, rotation=90)));
  Bramah.Hydraulics.Node charge(V=1e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-50})));
  Bramah.Hydraulics.Pumps.FixedPump chargePump(D=10e-6)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={30,-74})), __Bramah(label(offset={0,-4})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-94})));
  Bramah.Hydraulics.PressureValves.ReliefValve chargeRelief(p_set=20e5, dp_over=2e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={58,-70})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={58,-94})));
equation
  connect(pump.P, lineA.port)
    annotation(Line(points={{-30,10},{-30,30},{18,30}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{18,30},{100,30},{100,10}}));
  connect(pump.S, lineB.port)
    annotation(Line(points={{-30,-10},{-30,-30},{18,-30}}));
  connect(lineB.port, motor.B)
    annotation(Line(points={{18,-30},{100,-30},{100,-10}}));
  connect(feedA.B, lineA.port)
    annotation(Line(points={{18,22},{18,30}}));
  connect(feedB.B, lineB.port)
    annotation(Line(points={{18,-22},{18,-30}}));
  connect(feedA.A, feedB.A)
    annotation(Line(points={{18,6},{18,-6}}));
  connect(charge.port, feedA.A)
    annotation(Line(points={{30,-50},{30,0},{18,0},{18,6}}));
  connect(lineA.port, reliefA.P)
    annotation(Line(points={{18,30},{44,30},{44,8}}));
  connect(reliefA.T, lineB.port)
    annotation(Line(points={{44,-8},{44,-30},{18,-30}}));
  connect(lineB.port, reliefB.P)
    annotation(Line(points={{18,-30},{68,-30},{68,-8}}));
  connect(reliefB.T, lineA.port)
    annotation(Line(points={{68,8},{68,30},{18,30}}));
  connect(tank1.T, chargePump.S)
    annotation(Line(points={{30,-94},{30,-84}}));
  connect(chargePump.P, charge.port)
    annotation(Line(points={{30,-64},{30,-50}}));
  connect(charge.port, chargeRelief.P)
    annotation(Line(points={{30,-50},{58,-50},{58,-62}}));
  connect(chargeRelief.T, tank2.T)
    annotation(Line(points={{58,-78},{58,-94}}));
  connect(motor.shaft, inertia.flange_a)
    annotation(Line(points={{112,0},{118,0}}));
  connect(inertia.flange_b, damper.flange_a)
    annotation(Line(points={{138,0},{144,0}}));
  connect(damper.flange_b, ground.flange)
    annotation(Line(points={{164,0},{168,0}}));
  connect(setting.y, pump.u)
    annotation(Line(points={{-12,-6},{-22,-6}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=4, Interval=0.001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-60,-108},{180,44}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="In a closed circuit the displacement sets the speed, the torque sets the pressure, and either side can be the high one.",
        next="hydrostatic_drive",
        try1(
          do="Set inertia.J from 0.5 to 5 kg.m2.",
          change={"inertia.J=5"},
          ask="Ten times the inertia, the same ramp of one second. Where does the oil of the pump go?",
          answer="Over the relief valve: at 1.5 s the pump gives 44 l/min, the motor takes 16, and 27 l/min go at 276 bar from side A through reliefA to side B, 12 kW of heat that stays in the loop. At 2 s the motor turns at 411 rev/min instead of 1131. A ramp that fits the inertia keeps the valve shut: dp*D/(2*pi) = J*der(w).",
          expect={measure(of="reliefA.q", statistic="last", to="1.5", lower=3.33333e-4), measure(of="inertia.w", statistic="last", to="2", lower=40, upper=46)}),
        try2(
          do="Set inertia.J to 2 kg.m2, setting.duration to 0.1 s, setting.height from 0.8 to -0.8, and reliefB.p_set from 250 to 1000 bar, as if that valve were missing.",
          change={"setting.height=-0.8", "setting.duration=0.1", "inertia.J=2", "reliefB.p_set=1000e5"},
          ask="Forwards such a start gives 279 bar. What does it give backwards?",
          answer="lineB.p goes to 860 bar: side B is the high one now, and reliefA leads from A to B only. With reliefB at 250 bar it stays at 279 bar, as forwards. In a machine this is a burst hose at the first hasty reversal. Every side that can be the high one needs its own relief valve.",
          expect={measure(of="lineB.p", statistic="maximum", lower=800e5)}),
        try3(
          do="Set motor.D from 45 to 23 cm3/rev.",
          change={"motor.D=23e-6"},
          ask="Half the motor: twice the speed? Watch lineA.p and reliefA.q.",
          answer="1917 rev/min instead of 1131 at 4 s, not quite. Twice the speed at the damper takes twice the torque, and from half the displacement that is four times the pressure: it is at the relief valve, 272 instead of 100 bar, and 2.3 l/min are lost. A smaller motor is a higher gear.",
          expect={measure(of="inertia.w", statistic="last", lower=195, upper=206), measure(of="reliefA.q", statistic="last", lower=3.33333e-5)}),
        try4(
          do="Set chargePump.D from 10 to 1 cm3/rev.",
          change={"chargePump.D=1e-6"},
          ask="A tenth of the charge pump. Why does nothing go wrong?",
          answer="lineB.p is 20.9 bar at 4 s, before 21.8 bar: the loop loses only 0.2 l/min, and 1.3 l/min of the small pump are still left over. But this model knows no heat. In a machine the charge pump also has to flush the loop, cool it and swivel the pump, and is sized for that: some 10 to 20 % of the main pump.",
          expect={measure(of="chargeRelief.q", statistic="last", upper=2.5e-5), measure(of="lineB.p", statistic="minimum", lower=19e5)}))),
    Documentation(info="<html>
<p>A variable pump drives a motor in a closed circuit. A small charge pump keeps the low side at 20 bar and makes up for what leaks; two relief
valves limit the high side, whichever it is. The pump's setting goes to 0.8 within a second.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineA.p</b> peaks while the inertia is accelerated, then carries the damper's torque; <b>lineB.p</b> stays near 20 bar.</li>
<li><b>inertia.w</b> against the pump's flow: the difference is leakage.</li>
<li>Set <b>setting.height</b> to -0.8: the motor turns the other way, the sides change their parts.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=lineB.p), Curve(y=charge.p)}, y=Axis(unit="bar")), Plot(title="Speed", curves={Curve(y=inertia.w)}, y=Axis(unit="rev/min"))})}));
end hydrostatic_transmission;
