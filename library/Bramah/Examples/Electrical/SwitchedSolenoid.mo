// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Electrical;
model SwitchedSolenoid "Solenoid switched on and off"
  Bramah.Electrical.ConstantVoltage supply(V=24)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-60,0}, rotation=270)));
  Bramah.Electrical.Switch switch
    annotation(Placement(transformation(extent={{-8,-4},{8,6}}, origin={-36,30})));
  Bramah.Blocks.Sources.BooleanPulse close(period=0.4, width=25, startTime=0.01)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,60})));
  Bramah.Electrical.CurrentSensor current
    annotation(Placement(transformation(extent={{-8,-6},{8,4}}, origin={20,30})));
  Bramah.Electrical.Solenoid solenoid
    annotation(Placement(transformation(extent={{-4,4},{8,-6}}, origin={36,0})));
  Bramah.Electrical.Diode diode(Vknee=0.7)
    annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={4,0}, rotation=90)));
  Bramah.Electrical.VoltageSensor voltage
    annotation(Placement(transformation(extent={{-8,-6},{8,4}}, origin={-26,0}, rotation=270)));
  Bramah.Electrical.Ground ground
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={-60,-34})));
  Bramah.Mechanics.Translational.Spring spring(c=5000, s_rel0=0.004)
    annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={66,0})));
  Bramah.Mechanics.Translational.Fixed stop(s0=0.003)
    annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={88,0})));
equation
  connect(supply.p, switch.p)
    annotation(Line(points={{-60,8},{-60,30},{-44,30}}, color={15,123,119}));
  connect(close.y, switch.control)
    annotation(Line(points={{-52,60},{-36,60},{-36,36}}, color={168,60,160}));
  connect(switch.n, current.p)
    annotation(Line(points={{-28,30},{12,30}}, color={15,123,119}));
  connect(current.n, solenoid.p)
    annotation(Line(points={{28,30},{28,-12},{34,-12},{34,-6}}, color={15,123,119}));
  connect(solenoid.n, supply.n)
    annotation(Line(points={{38,-6},{38,-20},{-60,-20},{-60,-8}}, color={15,123,119}));
  connect(diode.n, switch.n)
    annotation(Line(points={{4,8},{4,30},{-28,30}}, color={15,123,119}));
  connect(diode.p, supply.n)
    annotation(Line(points={{4,-8},{4,-20},{-60,-20},{-60,-8}}, color={15,123,119}));
  connect(voltage.p, switch.n)
    annotation(Line(points={{-26,8},{-26,30},{-28,30}}, color={15,123,119}));
  connect(voltage.n, supply.n)
    annotation(Line(points={{-26,-8},{-26,-20},{-60,-20},{-60,-8}}, color={15,123,119}));
  connect(supply.n, ground.p)
    annotation(Line(points={{-60,-8},{-60,-34}}, color={15,123,119}));
  connect(solenoid.flange, spring.flange_a)
    annotation(Line(points={{44,0},{56,0}}));
  connect(spring.flange_b, stop.flange)
    annotation(Line(points={{76,0},{88,0}}));
  annotation(
    experiment(StartTime=0, StopTime=0.5, Interval=0.0001, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-50},{102,76}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>A solenoid draws its armature against a spring. A diode lets the current run on when the switch opens.</p>
<h4>What to look for</h4>
<ul>
<li><b>current.i</b> rises with the coil, dips while the armature moves, <b>solenoid.s</b>, for the moving armature induces a voltage, and rises on.</li>
<li>After opening the current fades through the diode, <b>voltage.v</b> is -0.7 V, and the armature falls back late.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Current", curves={Curve(y=current.i)}, y=Axis(unit="A")), Plot(title="Voltage at the coil", curves={Curve(y=voltage.v)}, y=Axis(unit="V")), Plot(title="Armature", curves={Curve(y=solenoid.s)}, y=Axis(unit="mm"))})}));
end SwitchedSolenoid;
