// SPDX-License-Identifier: BSD-3-Clause
model transfer_machine "Transfer machine: two lowered loads, accumulator supply, controlled pressure"
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-52,78})));
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-28,78})));
  Bramah.Blocks.Sources.BooleanPulse start(period=12, width=10, startTime=1) "Start button"
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-4,78})));
  Bramah.Mechanics.Rotational.ElectricMotor motor(P_nom=4e3, w_nom=150.8, J=0.012) "4 kW, four poles"
    annotation(Placement(transformation(extent={{-6,-6},{12,6}}, origin={-28,-62})));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=8e-6, useShaft=true, losses=Bramah.Types.MachineLosses.Efficiencies, eta_vol=0.94, eta_hm=0.9) "Gear pump"
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={0,-62})));
  Bramah.Hydraulics.Sources.Tank tank1
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-82})));
  Bramah.Hydraulics.Node pumpLine(V=2e-4, p_start=140e5) "Pump to check valve"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-50})), __Bramah(label(offset={-19,0})));
  Bramah.Hydraulics.CheckValves.CheckValve check(q_nom=30/60000)
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={0,-40})));
  Bramah.Hydraulics.PressureValves.ProportionalReliefValve relief(p_max=160e5, q_nom=20/60000)
    annotation(Placement(transformation(extent={{-8,-8},{16,8}}, origin={28,-60})));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={28,-82})));
  Bramah.Hydraulics.Sensors.PressureSensor pressure(gauge=true)
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={50,-28})));
  Bramah.Blocks.Continuous.LimPID controller(controllerType=Bramah.Types.SimpleController.PI, k=5e-8, Ti=0.1, yMin=0, xi_start=170e5)
    annotation(Placement(transformation(extent={{-8,-8},{8,6}}, origin={62,-60}, rotation=180)));
  Bramah.Blocks.Sources.Constant setpoint(k=140e5) "Pressure of the supply"
    annotation(Placement(transformation(extent={{8,-6},{-8,6}}, origin={84,-60})));
  Bramah.Hydraulics.Node lineP(V=5e-4, p_start=140e5) "Pressure line"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16})));
  Bramah.Hydraulics.FlowValves.ShutOffValve shutOff
    annotation(Placement(transformation(extent={{-6,-8},{4,8}}, origin={-28,-2})));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=5e-3, p_precharge=90e5, p_start=140e5)
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={-28,28})));
  Bramah.Hydraulics.PressureValves.ReliefValve safety(p_set=180e5, q_nom=30/60000) "Safety valve of the accumulator"
    annotation(Placement(transformation(extent={{-8,-8},{10,8}}, origin={-52,-4})));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-52,-28})));
  Bramah.Hydraulics.Sensors.PressureSwitch charged(p_on=125e5, p_off=105e5, y_start=true) "The oil of a cycle is stored"
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={12,-4}, rotation=90)), __Bramah(label(offset={0,1})));
  Bramah.Hydraulics.Node lineT(V=5e-4) "Return line"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={112,-24})));
  Bramah.Hydraulics.Conditioning.Filter filter(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-6,8},{6,-8}}, origin={112,-42})));
  Bramah.Hydraulics.Conditioning.Cooler cooler(q_nom=40/60000)
    annotation(Placement(transformation(extent={{-6,8},{6,-8}}, origin={112,-62})));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={112,-82})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveA(centre=Bramah.Types.Centre.Float, q_nom=10/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={64,0})));
  Bramah.Hydraulics.Node headA(V=5e-5) "Valve to throttle"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={56,14})), __Bramah(label(offset={-13,-6})));
  Bramah.Hydraulics.Node rodA(V=5e-5) "Valve to counterbalance valve"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={66,22})));
  Bramah.Hydraulics.FlowValves.ThrottleCheckValve throttleA(d=2e-3, y=0.8, q_nom=30/60000) "Speed down"
    annotation(Placement(transformation(extent={{6,-8},{-10,8}}, origin={50,26})), __Bramah(label(offset={8,9})));
  Bramah.Hydraulics.PressureValves.CounterbalanceValve holdA(p_set=110e5, ratio=1.5, dp_over=60e5, q_nom=10/60000, tau=0.04) "Holds the load"
    annotation(Placement(transformation(extent={{12,-8},{-10,8}}, origin={64,48})), __Bramah(label(offset={31,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinderA(stroke=0.3, d=2000, f_coulomb=200, pB_start=fluid.p_ambient + massA.m*fluid.g/cylinderA.A_B) "Lowers the carriage"
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={58,70})));
  Bramah.Mechanics.Translational.Mass massA(m=800)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={88,70})));
  Bramah.Mechanics.Translational.ConstantForce weightA(f_constant=massA.m*fluid.g)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={86,56})));
  Bramah.Mechanics.Translational.PositionSensor position
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={110,70})));
  Bramah.Hydraulics.DirectionalValves.Valve43 valveB(centre=Bramah.Types.Centre.Float, q_nom=10/60000)
    annotation(Placement(transformation(extent={{-18,-8},{18,8}}, origin={164,0})));
  Bramah.Hydraulics.Node headB(V=5e-5) "Valve to throttle"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={156,14})), __Bramah(label(offset={-13,-6})));
  Bramah.Hydraulics.Node rodB(V=5e-5) "Valve to counterbalance valve"
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={166,22})));
  Bramah.Hydraulics.FlowValves.ThrottleCheckValve throttleB(d=2e-3, y=0.8, q_nom=30/60000) "Speed down"
    annotation(Placement(transformation(extent={{6,-8},{-10,8}}, origin={150,26})), __Bramah(label(offset={8,9})));
  Bramah.Hydraulics.PressureValves.CounterbalanceValve holdB(p_set=100e5, ratio=1.5, dp_over=60e5, q_nom=10/60000, tau=0.04) "Holds the load"
    annotation(Placement(transformation(extent={{12,-8},{-10,8}}, origin={164,48})), __Bramah(label(offset={31,0})));
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinderB(stroke=0.2, d=2000, f_coulomb=200, pB_start=fluid.p_ambient + massB.m*fluid.g/cylinderB.A_B) "Lowers the tool"
    annotation(Placement(transformation(extent={{-10,-8},{16,8}}, origin={158,70})));
  Bramah.Mechanics.Translational.Mass massB(m=500)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={188,70})));
  Bramah.Mechanics.Translational.ConstantForce weightB(f_constant=massB.m*fluid.g)
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={186,56})));
  Bramah.Sequences.InitialStep rest(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={266,70})));
  Bramah.Sequences.Transition go(condition=start.y and charged.y, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{6,-4},{-6,4}}, origin={266,58})));
  Bramah.Sequences.Step aOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={266,46})));
  Bramah.Sequences.Transition a1(condition=position.s > 0.299, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{6,-4},{-6,4}}, origin={266,34})));
  Bramah.Sequences.Step bOut(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={266,22})));
  Bramah.Sequences.Transition b1(condition=cylinderB.x > 0.199, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{6,-4},{-6,4}}, origin={266,10})));
  Bramah.Sequences.Step bIn(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={266,-2})));
  Bramah.Sequences.Transition b0(condition=cylinderB.x < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{6,-4},{-6,4}}, origin={266,-14})));
  Bramah.Sequences.Step aIn(nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={266,-26})));
  Bramah.Sequences.Transition a0(condition=position.s < 0.001, nIn=1, nOut=1)
    annotation(Placement(transformation(extent={{6,-4},{-6,4}}, origin={266,-38})));
equation
  connect(motor.flange, pump.shaft)
    annotation(Line(points={{-16,-62},{-12,-62}}));
  connect(tank1.T, pump.S)
    annotation(Line(points={{0,-82},{0,-72}}));
  connect(pump.P, pumpLine.port)
    annotation(Line(points={{0,-52},{0,-50}}));
  connect(pumpLine.port, check.A)
    annotation(Line(points={{0,-50},{0,-48}}));
  connect(lineP.port, relief.P)
    annotation(Line(points={{0,-16},{0,-28},{28,-28},{28,-52}}));
  connect(lineP.port, pressure.A)
    annotation(Line(points={{0,-16},{0,-28},{44,-28}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{28,-68},{28,-82}}));
  connect(pressure.y, controller.u_m)
    annotation(Line(points={{56,-28},{62,-28},{62,-52}}, color={44,99,201}));
  connect(setpoint.y, controller.u_s)
    annotation(Line(points={{76,-60},{70,-60}}, color={44,99,201}));
  connect(controller.y, relief.u)
    annotation(Line(points={{54,-60},{44,-60}}, color={44,99,201}));
  connect(check.B, lineP.port)
    annotation(Line(points={{0,-32},{0,-16}}));
  connect(lineP.port, shutOff.A)
    annotation(Line(points={{0,-16},{-28,-16},{-28,-10}}));
  connect(shutOff.B, accumulator.A)
    annotation(Line(points={{-28,6},{-28,16}}));
  connect(safety.P, accumulator.A)
    annotation(Line(points={{-52,4},{-52,10},{-28,10},{-28,16}}));
  connect(safety.T, tank3.T)
    annotation(Line(points={{-52,-12},{-52,-28}}));
  connect(lineP.port, charged.A)
    annotation(Line(points={{0,-16},{12,-16},{12,-10}}));
  connect(lineP.port, valveA.P)
    annotation(Line(points={{0,-16},{62,-16},{62,-8}}));
  connect(valveA.T, lineT.port)
    annotation(Line(points={{66,-8},{66,-24},{112,-24}}));
  connect(valveA.A, headA.port)
    annotation(Line(points={{62,8},{62,14},{56,14}}));
  connect(headA.port, throttleA.A)
    annotation(Line(points={{56,14},{50,14},{50,18}}));
  connect(cylinderA.A, holdA.X)
    annotation(Line(points={{50,62},{50,38},{58,38},{58,40}}));
  connect(throttleA.B, cylinderA.A)
    annotation(Line(points={{50,34},{50,62}}));
  connect(valveA.B, rodA.port)
    annotation(Line(points={{66,8},{66,22}}));
  connect(rodA.port, holdA.A)
    annotation(Line(points={{66,22},{66,40}}));
  connect(holdA.B, cylinderA.B)
    annotation(Line(points={{66,56},{66,62}}));
  connect(cylinderA.rod, massA.flange_a)
    annotation(Line(points={{74,70},{78,70}}));
  connect(massA.flange_b, weightA.flange)
    annotation(Line(points={{98,70},{100,70},{100,56},{96,56}}));
  connect(massA.flange_b, position.flange)
    annotation(Line(points={{98,70},{104,70}}));
  connect(lineP.port, valveB.P)
    annotation(Line(points={{0,-16},{162,-16},{162,-8}}));
  connect(valveB.T, lineT.port)
    annotation(Line(points={{166,-8},{166,-24},{112,-24}}));
  connect(valveB.A, headB.port)
    annotation(Line(points={{162,8},{162,14},{156,14}}));
  connect(headB.port, throttleB.A)
    annotation(Line(points={{156,14},{150,14},{150,18}}));
  connect(cylinderB.A, holdB.X)
    annotation(Line(points={{150,62},{150,38},{158,38},{158,40}}));
  connect(throttleB.B, cylinderB.A)
    annotation(Line(points={{150,34},{150,62}}));
  connect(valveB.B, rodB.port)
    annotation(Line(points={{166,8},{166,22}}));
  connect(rodB.port, holdB.A)
    annotation(Line(points={{166,22},{166,40}}));
  connect(holdB.B, cylinderB.B)
    annotation(Line(points={{166,56},{166,62}}));
  connect(cylinderB.rod, massB.flange_a)
    annotation(Line(points={{174,70},{178,70}}));
  connect(massB.flange_b, weightB.flange)
    annotation(Line(points={{198,70},{200,70},{200,56},{196,56}}));
  connect(lineT.port, filter.A)
    annotation(Line(points={{112,-24},{112,-34}}));
  connect(filter.B, cooler.A)
    annotation(Line(points={{112,-50},{112,-54}}));
  connect(cooler.B, tank4.T)
    annotation(Line(points={{112,-70},{112,-82}}));
  connect(rest.o[1], go.i[1])
    annotation(Line(points={{266,64},{266,62}}));
  connect(go.o[1], aOut.i[1])
    annotation(Line(points={{266,54},{266,52}}));
  connect(aOut.o[1], a1.i[1])
    annotation(Line(points={{266,40},{266,38}}));
  connect(a1.o[1], bOut.i[1])
    annotation(Line(points={{266,30},{266,28}}));
  connect(bOut.o[1], b1.i[1])
    annotation(Line(points={{266,16},{266,14}}));
  connect(b1.o[1], bIn.i[1])
    annotation(Line(points={{266,6},{266,4}}));
  connect(bIn.o[1], b0.i[1])
    annotation(Line(points={{266,-8},{266,-10}}));
  connect(b0.o[1], aIn.i[1])
    annotation(Line(points={{266,-18},{266,-20}}));
  connect(aIn.o[1], a0.i[1])
    annotation(Line(points={{266,-32},{266,-34}}));
  connect(a0.o[1], rest.i[1])
    annotation(Line(points={{266,-42},{266,-48},{284,-48},{284,82},{266,82},{266,76}}));
  connect(aOut.y, valveA.a)
    annotation(Line(points={{256,46},{216,46},{216,94},{24,94},{24,-2},{46,-2}}, color={168,60,160}));
  connect(aIn.y, valveA.b)
    annotation(Line(points={{256,-26},{208,-26},{208,90},{120,90},{120,-2},{82,-2}}, color={168,60,160}));
  connect(bOut.y, valveB.a)
    annotation(Line(points={{256,22},{212,22},{212,86},{124,86},{124,-2},{146,-2}}, color={168,60,160}));
  connect(bIn.y, valveB.b)
    annotation(Line(points={{256,-2},{182,-2}}, color={168,60,160}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=36, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-68,-92},{290,100}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="An accumulator lends power between the strokes, valves hold the loads, and the sequence must know whether the loan is paid back.",
        next="mechatronic_axis",
        try1(
          do="Set shutOff.isOpen from true to false: someone has forgotten to open the accumulator after service.",
          change={"shutOff.isOpen=false"},
          ask="By how much does each movement slow down, and what does the chart notice?",
          answer="The cycle takes 8.8 s instead of 6.4 s: the pump alone has to feed it. Each movement takes 30 to 50 % longer, the carriage down 3.1 instead of 2.2 s, and when a valve opens lineP.p falls to 59 bar instead of 119 bar at the least. charged.y says true at 12.9 s all the same: the switch measures pressure, and a line without accumulator has pressure at once, but no oil.",
          expect={measure(of="time", statistic="first", from="rest.X and time > 2", lower=9.5, upper=10), measure(of="lineP.p", statistic="minimum", upper=65e5)}),
        try2(
          do="Set holdA.p_set from 110 to 50 bar.",
          change={"holdA.p_set=50e5"},
          ask="800 kg hang on the rod side of cylinder A. What happens before the start button is pressed?",
          answer="The carriage sinks: 19 mm until 0.9 s. The load makes 59 bar in the rod side, and a counterbalance valve opens by itself above its setting. 110 bar is nearly twice the load's pressure: enough for the mass that is braked, too.",
          expect={measure(of="cylinderA.x", statistic="last", to="0.9", lower=0.015)}),
        try3(
          do="Set setpoint.k from 140 to 110 bar.",
          change={"setpoint.k=110e5"},
          ask="The first cycle runs. Why does no second one follow?",
          answer="go.condition asks for charged.y, which comes at 125 bar over ambient (charged.p_on), and the controller of the relief valve now lets lineP.p get no further than 119 bar at 12.9 s, before the button is pressed again, and 111 bar later on. The first cycle took the charge of the start. Set pressures, switching points and limits belong on one line from low to high, with gaps between them.",
          expect={measure(of="cylinderA.x", statistic="maximum", from="12", upper=0.01), measure(of="charged.y", statistic="last", to="12.9", upper=0.5)}),
        try4(
          do="Set holdA.ratio from 1.5 to 4.",
          change={"holdA.ratio=4"},
          ask="Less pressure is needed to lower. What does the carriage say to that?",
          answer="From 2 to 3 s its speed varies between 0.09 and 0.19 m/s, before between 0.133 and 0.135 m/s; cylinderA.pA is 14 instead of 25 bar on average. A little pressure opens the valve far, the load runs ahead, the pressure is gone and the valve shuts. The energy that is saved is small, the swing is not.",
          expect={measure(of="cylinderA.v", statistic="peakToPeak", from="2", to="3", lower=0.05)})),
      plots={plot(title="Steps", kind="stepNumbers", y={"rest.X", "aOut.X", "bOut.X", "bIn.X", "aIn.X", "cylinderA.x", "cylinderB.x"}, at=1)}),
    Documentation(info="<html>
<p>A station of a transfer machine: cylinder A lowers the carriage (800 kg), cylinder B lowers the tool (500 kg), then B and A lift them again.
Both loads pull their rods out. The throttle-check valves set the speed down; the counterbalance valves, opened by the pressure of the head side,
let out of the rod side only what the throttles let in, and hold the loads when the directional valves are in the centre.</p>
<p>The pump gives 11 l/min, less than a moving cylinder takes: the accumulator of 5 l gives the rest and is charged while the machine waits. The
proportional relief valve bounds the pressure of the supply to 140 bar; its controller reads the pressure sensor. The check valve keeps the accumulator from
driving the pump backwards, the safety valve protects it, and the shut-off valve separates it for service.</p>
<p>The sequence on the right is read from above to below. A cycle begins when the start button is pressed and the pressure switch says that the oil of a
cycle is stored.</p>
<h4>What to look for</h4>
<ul>
<li><b>cylinderA.x</b> and <b>cylinderB.x</b>: A+ B+ B- A-. Down they move at 0.13 m/s, up at 0.2 m/s.</li>
<li><b>lineP.p</b> falls while the cylinders move and rises in <b>rest</b>; past the 140 bar of <b>setpoint</b> the controller opens the relief valve.</li>
<li><b>cylinderA.pB</b> stands at 59 bar while the carriage hangs on its counterbalance valve.</li>
<li>Set <b>holdA.ratio</b> from 1.5 to 4: the carriage swings on its way down, as the pilot opens the valve too far.</li>
<li>Set <b>throttleA.y</b> from 80 % to 40 %, or shut <b>shutOff</b>, and compare the times of the steps.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Strokes", curves={Curve(y=cylinderA.x), Curve(y=cylinderB.x)}, y=Axis(unit="mm")), Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=cylinderA.pB)}, y=Axis(unit="bar"))})}));
end transfer_machine;
