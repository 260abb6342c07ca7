// SPDX-License-Identifier: BSD-3-Clause
model power_unit "Power unit with accumulator: a released drawing"
  Bramah.Drawing.Pages.A3 page(title="Power unit", subtitle="With accumulator", number="PU-10-210", owner="Example Works", creator="B. Muster", approved="C. Probe", date="2026-11-30", documentType="Hydraulic circuit diagram", department="Hydraulics", reference="B. Muster", revision="B", status="released")
    annotation(Placement(transformation(extent={{-328,-8},{8,229.6}}, origin={312,0})));
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-30,200})));
  Bramah.Mechanics.Rotational.ElectricMotor motor(P_nom=5500) "Electric motor, 4 poles"
    annotation(Placement(transformation(extent={{-6,-6},{12,6}}, origin={66,84})), __Bramah(designation="0.2"));
  Bramah.Hydraulics.Pumps.FixedPump pump(D=10e-6, useShaft=true) "Gear pump"
    annotation(Placement(transformation(extent={{-12,-10},{6,10}}, origin={100,84})), __Bramah(designation="0.3"));
  Bramah.Hydraulics.Conditioning.Strainer strainer "Suction strainer"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={100,62})), __Bramah(designation="0.4"));
  Bramah.Hydraulics.Sources.Tank tank1(V_start=0.08, V_max=0.1) "Reservoir"
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={100,40})), __Bramah(designation="0.1", technicalData="100 l"));
  Bramah.Hydraulics.Node lineU(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={100,104})));
  Bramah.Hydraulics.PressureValves.VentedReliefValve relief(p_set=210e5) "Relief valve, vented by solenoid"
    annotation(Placement(transformation(extent={{-8,-20},{32,20}}, origin={140,84})), __Bramah(designation="0.5", coils={"Y1"}));
  Bramah.Hydraulics.Sources.Tank tank2
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={140,40})));
  Bramah.Hydraulics.CheckValves.CheckValve check "Check valve"
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={100,124})), __Bramah(designation="0.6"));
  Bramah.Hydraulics.Node lineP(V=5e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={100,150})));
  Bramah.Hydraulics.Sensors.PressureGauge gauge "Pressure gauge"
    annotation(Placement(transformation(extent={{-4,-8},{4,4}}, origin={66,170})), __Bramah(designation="0.7"));
  Bramah.Hydraulics.Sensors.PressureSwitch charged(p_on=180e5, p_off=140e5) "Pressure switch"
    annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={146,170})), __Bramah(designation="0.8"));
  Bramah.Blocks.Logical.Not below
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={176,170})));
  Bramah.Hydraulics.Accumulators.IsolatingBlock safety(p_set=230e5) "Accumulator safety block"
    annotation(Placement(transformation(extent={{-6,-14},{32,14}}, origin={210,176})), __Bramah(designation="0.9"));
  Bramah.Hydraulics.Accumulators.BladderAccumulator accumulator(V_0=10e-3, p_precharge=100e5, p_start=100e5) "Bladder accumulator"
    annotation(Placement(transformation(extent={{-4,-12},{4,8}}, origin={210,204})), __Bramah(designation="0.10"));
  Bramah.Hydraulics.Sources.Tank tank3
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={236,136})));
  Bramah.Hydraulics.FlowValves.ShutOffValve outlet "Shut-off valve"
    annotation(Placement(transformation(extent={{-6,-8},{4,8}}, origin={254,150}, rotation=90)), __Bramah(designation="0.11"));
  Bramah.Hydraulics.Node lineC(V=1e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={280,150})));
  Bramah.Hydraulics.FlowValves.Orifice consumer(d=1.2e-3) "Consumer, not part of the unit"
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={280,124})), __Bramah(designation="1.1"));
  Bramah.Hydraulics.Node lineT(V=2e-4)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={250,104})));
  Bramah.Hydraulics.Conditioning.Filter filter "Return filter with bypass"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={250,84}, rotation=180)), __Bramah(designation="0.12"));
  Bramah.Hydraulics.Conditioning.Cooler cooler "Oil cooler"
    annotation(Placement(transformation(extent={{-6,-8},{6,8}}, origin={250,58}, rotation=180)), __Bramah(designation="0.13"));
  Bramah.Hydraulics.Sources.Tank tank4
    annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={250,40})));
  Bramah.Drawing.Lists.SettingsList settings
    annotation(Placement(transformation(extent={{0,-19.2},{96,0}}, origin={116,146})));
equation
  connect(motor.flange, pump.shaft)
    annotation(Line(points={{78,84},{88,84}}));
  connect(tank1.T, strainer.A)
    annotation(Line(points={{100,40},{100,54}}));
  connect(strainer.B, pump.S)
    annotation(Line(points={{100,70},{100,74}}));
  connect(pump.P, lineU.port)
    annotation(Line(points={{100,94},{100,104}}));
  connect(lineU.port, relief.P)
    annotation(Line(points={{100,104},{140,104}}));
  connect(relief.T, tank2.T)
    annotation(Line(points={{140,64},{140,40}}));
  connect(lineU.port, check.A)
    annotation(Line(points={{100,104},{100,116}}));
  connect(check.B, lineP.port)
    annotation(Line(points={{100,132},{100,150}}));
  connect(lineP.port, gauge.A)
    annotation(Line(points={{100,150},{66,150},{66,162}}));
  connect(lineP.port, charged.A)
    annotation(Line(points={{100,150},{132,150},{132,170},{140,170}}));
  connect(charged.y, below.u)
    annotation(Line(points={{156,170},{168,170}}, color={168,60,160}));
  connect(below.y, relief.a)
    annotation(Line(points={{184,170},{200,170},{200,106},{162,106},{162,104}}, color={168,60,160}));
  connect(lineP.port, safety.P)
    annotation(Line(points={{100,150},{210,150},{210,162}}));
  connect(safety.A, accumulator.A)
    annotation(Line(points={{210,190},{210,192}}));
  connect(safety.T, tank3.T)
    annotation(Line(points={{222,162},{222,156},{236,156},{236,136}}));
  connect(lineP.port, outlet.B)
    annotation(Line(points={{100,150},{246,150}}));
  connect(outlet.A, lineC.port)
    annotation(Line(points={{262,150},{280,150}}));
  connect(lineC.port, consumer.B)
    annotation(Line(points={{280,150},{280,132}}));
  connect(consumer.A, lineT.port)
    annotation(Line(points={{280,116},{280,104},{250,104}}));
  connect(lineT.port, filter.A)
    annotation(Line(points={{250,104},{250,92}}));
  connect(filter.B, cooler.A)
    annotation(Line(points={{250,76},{250,66}}));
  connect(cooler.B, tank4.T)
    annotation(Line(points={{250,50},{250,40}}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=60, Interval=0.02, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-50,-20},{330,230}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{46,30},{268,218}}, pattern=LinePattern.DashDot), Text(extent={{48,210},{150,216}}, textString="Power unit", fontSize=10, horizontalAlignment=TextAlignment.Left),
      Text(extent={{6,196},{44,216}}, textString="Oil: ISO VG 46, HLP, 80 l", fontSize=10, horizontalAlignment=TextAlignment.Left)}),
    __Bramah(format=1,
      lesson(
        teaches="Charging an accumulator and circulating without load saves power, as long as size, switching points and relief valve fit each other.",
        next="transfer_machine",
        try1(
          do="Set safety.isOpen from true to false: the block separates the accumulator.",
          change={"safety.isOpen=false"},
          ask="The machine runs. What do you hear?",
          answer="The relief valve, 15 times in the first second: there is half a litre of oil in the lines instead of an accumulator, so lineP.p goes from 140 to 180 bar in 46 ms and back in 14 ms. With the accumulator one charge lasts 8.7 s. Switches and valves wear out by the number of their operations.",
          expect={measure(of="charged.p", statistic="period", from="0.2", to="1", lower=0.03, upper=0.1)}),
        try2(
          do="Set relief.p_set from 210 to 160 bar, below the 180 bar of the pressure switch.",
          change={"relief.p_set=160e5"},
          ask="When does the unit unload the pump now?",
          answer="Never: lineP.p ends at 161 bar, charged.y does not come, and all that the consumer leaves goes over the relief valve. From 20 to 60 s the motor takes 4.2 kW on average instead of 3.4 kW, and the difference heats the tank. From low to high: consumer, lower and upper switching point, relief valve, safety valve of the accumulator.",
          expect={measure(of="charged.y", statistic="last", to="45", upper=0.5), measure(of="lineP.p", statistic="maximum", upper=165e5)}),
        try3(
          do="Set accumulator.V_0 from 10 to 4 l.",
          change={"accumulator.V_0=4e-3"},
          ask="Does a smaller accumulator cost power?",
          answer="No, it saves a little: 3.04 instead of 3.34 kW on average, as the first charge is short. What it costs is switching: the pump is loaded anew every 10 s, where the large one has not been charged a second time at 60 s. The consumer's 9 l/min are the same.",
          expect={measure(of="charged.p", statistic="period", from="19", to="60", lower=9, upper=11.5)}),
        try4(
          do="Set tank1.useLevel from false to true, and look at tank1.V, the oil in the reservoir.",
          change={"tank1.useLevel=true"},
          ask="Nothing leaves the machine. Where do 14 l of oil go in a minute?",
          answer="Into other tanks: tank1.V falls from 80 to 65.7 l. On a drawing all tank symbols stand for one reservoir, and in the model each is one of its own: tank2 and tank4 take what returns, and only tank1 counts its oil now. Nor does any of it get warm. Read a model for what it was made for, here pressures and times.",
          expect={measure(of="tank1.V", statistic="last", lower=0.064, upper=0.067)})),
      codes(scheme="ISO 1219-2:2012", technicalData=true, circuits={circuit(number=1, does="Consumer")}), release(revision="B", date="2026-11-30", by="C. Probe", parts={"Diagram 25c91b", "accumulator 4d3a19", "annotation aee77c", "below 93a650", "below.y - relief.a 04ef1f", "charged de3b82", "charged.y - below.u cfc705", "check 61a927", "check.B - lineP.port fee17c", "class 1d06a0", "consumer dc55b2", "consumer.A - lineT.port 20d488", "cooler 6bc527", "cooler.B - tank4.T 5bc84e", "filter 99f6ef", "filter.B - cooler.A cafb56", "fluid 5e9516", "gauge 61f6d5", "lineC ab3211", "lineC.port - consumer.B 469c03", "lineP dc8a4c", "lineP.port - charged.A d3a5da", "lineP.port - gauge.A ab32b0", "lineP.port - outlet.B 6ddd0b", "lineP.port - safety.P 7dbe52", "lineT 5f8d42", "lineT.port - filter.A f6e70c", "lineU 1d109a", "lineU.port - check.A 4aad19", "lineU.port - relief.P d5e962", "motor d44483", "motor.flange - pump.shaft c267d4", "outlet d03581", "outlet.A - lineC.port 59087e", "page aadb3f", "pump 9d74d6", "pump.P - lineU.port 897676", "relief 8cb2b5", "relief.T - tank2.T 6e7cba", "safety f2fda8", "safety.A - accumulator.A acbb32", "safety.T - tank3.T a0e94f", "settings a4fa21", "strainer e6d7ed", "strainer.B - pump.S 68e346", "tank1 48ae31", "tank1.T - strainer.A 0dc19e", "tank2 e0ef7f", "tank3 4d49e4", "tank4 05569b"})),
    Documentation(info="<html>
<p>A pump charges an accumulator until the pressure switch opens the vented relief valve; then the pump circulates without load until the
consumer, an orifice outside of the unit, has taken the pressure down to the lower switching point.</p>
<h4>What to look for</h4>
<ul>
<li><b>lineP.p</b> goes between 140 and 180 bar, <b>pump.P.p</b> down to the venting pressure while it charges nothing.</li>
<li>File &gt; Print shows the drawing as it goes to the workshop: codes, data and settings stay true when values change.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Pressures", curves={Curve(y=lineP.p), Curve(y=lineU.p)}, y=Axis(unit="bar"))})}));
end power_unit;
