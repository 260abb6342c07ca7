// SPDX-License-Identifier: BSD-3-Clause
model hydrostatic_drive "Travel drive: combustion engine, hydrostatic transmission and vehicle"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-86,-80})));
  Bramah.Blocks.Sources.Constant throttle(k=0.9)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-86,0})));
  Bramah.Mechanics.Rotational.CombustionEngine engine
    annotation(Placement(transformation(extent={{-8,-6},{12,6}}, origin={-60,0})));
  Bramah.Hydraulics.Pumps.VariablePump pump(D_max=45e-6, u_min=-1, tau_y=0.1, useShaft=true)
    annotation(Placement(transformation(extent={{-12,-10},{8,10}}, origin={-30,0})));
  Bramah.Blocks.Sources.DutyCycle pedal(duration={1, 8, 7}, value={0, 1, 0}, transition=5, repeat=false)
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={-4,-6})));
  Bramah.Hydraulics.Node lineA(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,30})));
  Bramah.Hydraulics.Node lineB(V=5e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,-30})));
  Bramah.Hydraulics.CheckValves.CheckValve feedA(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={18,14})));
  Bramah.Hydraulics.CheckValves.CheckValve feedB(p_crack=0.2e5, dp_open=0.3e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,8},{4,-8}}, origin={18,-14})));
  Bramah.Hydraulics.PressureValves.ReliefValve reliefA(p_set=280e5)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={44,0})));
  Bramah.Hydraulics.PressureValves.ReliefValve reliefB(p_set=280e5)
    annotation(Placement(transformation(extent={{-8,8},{10,-8}}, origin={68,0})));
  Bramah.Hydraulics.Motors.FixedMotor motor(D=45e-6, leakage_ext=3e-13)
    annotation(Placement(transformation(extent={{-6,-10},{12,10}}, origin={100,0})));
  Bramah.Mechanics.Rotational.IdealGear axle(ratio=30)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={126,0})));
  Bramah.Mechanics.Rotational.RackPinion wheel(r=0.5)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={150,0})));
  Bramah.Mechanics.Translational.Mass vehicle(m=6000, s(fixed=true), v(fixed=true))
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={174,-4})));
  Bramah.Mechanics.Translational.Friction rolling(f_coulomb=1750)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={198,-4})));
  Bramah.Mechanics.Translational.Fixed road
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={212,-4}, rotation=90)));
  Bramah.Hydraulics.Node charge(V=1e-4, p_start=20e5)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={30,-50})));
  Bramah.Hydraulics.Pumps.FixedPump chargePump(D=10e-6, useShaft=true)
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={30,-74})), __Bramah(label(offset={0,-4})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={30,-94})));
  Bramah.Hydraulics.PressureValves.ReliefValve chargeRelief(p_set=20e5, dp_over=2e5, q_nom=30/60000)
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={58,-70})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={58,-94})));
equation
  connect(throttle.y, engine.u)
    annotation(Line(points={{-78,0},{-68,0}}, color={44,99,201}));
  connect(engine.flange, pump.shaft)
    annotation(Line(points={{-48,0},{-42,0}}));
  connect(engine.flange, chargePump.shaft)
    annotation(Line(points={{-48,0},{-46,0},{-46,-74},{18,-74}}));
  connect(pedal.y, pump.u)
    annotation(Line(points={{-12,-6},{-22,-6}}, color={44,99,201}));
  connect(pump.P, lineA.port)
    annotation(Line(points={{-30,10},{-30,30},{18,30}}));
  connect(pump.S, lineB.port)
    annotation(Line(points={{-30,-10},{-30,-30},{18,-30}}));
  connect(lineA.port, motor.A)
    annotation(Line(points={{18,30},{100,30},{100,10}}));
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
  connect(motor.shaft, axle.flange_a)
    annotation(Line(points={{112,0},{116,0}}));
  connect(axle.flange_b, wheel.flangeR)
    annotation(Line(points={{136,0},{140,0}}));
  connect(wheel.flangeT, vehicle.flange_a)
    annotation(Line(points={{160,-4},{164,-4}}));
  connect(vehicle.flange_b, rolling.flange_a)
    annotation(Line(points={{184,-4},{188,-4}}));
  connect(rolling.flange_b, road.flange)
    annotation(Line(points={{208,-4},{212,-4}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=18, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-102,-108},{224,44}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="A travel drive carries power both ways: driving it loads the engine, braking it drives the engine, and relief valves take what both cannot.",
        next="servo_position_control",
        try1(
          do="Set pedal.transition from 5 to 1 s.",
          change={"pedal.transition=1"},
          ask="The driver lets the pedal go within a second. What brakes 6 t, and where does the energy go?",
          answer="The engine: lineB.p becomes the high side, the pump works as a motor, and engine.w goes up to 2641 rev/min, more than a quarter above the 2071 rev/min of before; no diesel is built for that. The relief valve holds 306 bar and passes 24 l/min at the most; the rest of the braking power drags the engine. Electronics therefore slow the swivelling down.",
          expect={measure(of="engine.w", statistic="maximum", lower=260), measure(of="lineB.p", statistic="maximum", lower=300e5)}),
        try2(
          do="Set pedal.transition from 5 to 1 s and reliefB.p_set from 280 to 150 bar.",
          change={"pedal.transition=1", "reliefB.p_set=150e5"},
          ask="The relief valve of the braking side is set lower. Does that protect the engine, and at what price?",
          answer="engine.w reaches 2333 instead of 2641 rev/min, as the torque on the engine is the pressure times the displacement. More oil goes over the relief valve, 45 instead of 24 l/min, and the vehicle brakes less hard: it comes to rest after 28.2 m instead of 27.0 m. Energy goes into the engine, into the oil, or on.",
          expect={measure(of="engine.w", statistic="maximum", lower=235, upper=255), measure(of="lineB.p", statistic="maximum", lower=170e5, upper=190e5), measure(of="vehicle.s", statistic="last", lower=28)}),
        try3(
          do="Set axle.ratio from 30 to 15: a faster axle.",
          change={"axle.ratio=15"},
          ask="Half the ratio: twice the speed?",
          answer="20.3 km/h instead of 12.5 km/h, and only after ten seconds. The same pull at the wheel takes twice the torque of the motor: lineA.p stands at 307 bar from 2 to beyond 7 s, and at 5 s 28 l/min or 13 kW go over the relief valve. The gear decides between pull and speed; a motor that swivels gives both.",
          expect={measure(of="vehicle.v", statistic="maximum", lower=5.5, upper=5.8), measure(of="reliefA.q", statistic="last", to="5", lower=4.16667e-4)}),
        try4(
          do="Set vehicle.m from 6000 to 12000 kg.",
          change={"vehicle.m=12000"},
          ask="The loaded vehicle drives as fast. Why is it the braking that becomes dangerous?",
          answer="It reaches 12.5 km/h as before. But braking drives the engine up to 2247 rev/min instead of 2071, since twice the energy m*v^2/2 comes back in the same 5 s, and rolling resistance takes no more of it than before. lineB.p goes to 214 instead of 75 bar.",
          expect={measure(of="engine.w", statistic="maximum", lower=230, upper=240), measure(of="lineB.p", statistic="maximum", lower=200e5, upper=225e5)}))),
    Documentation(info="<html>
<p>A diesel engine drives a variable pump, and on the same shaft the charge pump; a motor drives a vehicle of 6 t over an axle. The pedal swivels the
pump out within 5 s, and back again.</p>
<h4>What to look for</h4>
<ul>
<li><b>vehicle.v</b> follows the pump's flow, the <b>engine.w</b> drops along its governor's line as the load <b>engine.y</b> rises.</li>
<li>Swivelled back, the vehicle drives: <b>lineB.p</b> becomes the high side, the pump turns into a motor, the engine drags and is driven above its
speed without load.</li>
<li>At the end rolling resistance holds the vehicle: it stands (<b>rolling.locked</b>), where friction without sticking would creep.</li>
<li>Shorten <b>pedal.transition</b> to 1 s: the relief valves limit the pressures, and braking drives the engine to overspeed.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Vehicle", curves={Curve(y=vehicle.v)}, y=Axis(unit="km/h")), Plot(title="Engine", curves={Curve(y=engine.w)}, y=Axis(unit="rev/min")), Plot(title="Load of the engine", curves={Curve(y=engine.y)}, y=Axis(unit="%")), Plot(title="Pressures", curves={Curve(y=lineA.p), Curve(y=lineB.p), Curve(y=charge.p)}, y=Axis(unit="bar"))})}));
end hydrostatic_drive;
