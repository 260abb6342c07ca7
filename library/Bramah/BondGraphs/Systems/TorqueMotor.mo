// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Systems;
model TorqueMotor "Torque motor that moves the spool of a servo valve"
  parameter Real R = 1 "Resistance of the lag" annotation(__Bramah(symbol="R"));
  parameter Real C = 2e-3 "Compliance of the lag: R*C is its time constant" annotation(__Bramah(symbol="C"));
  parameter Real k(unit="m/V") = 1e-4 "Way of the spool over the voltage, at rest";
  Blocks.Interfaces.RealInput u "Voltage" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,16}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput x "Way of the spool" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={74,14}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  BondGraphs.Modulated.mSe amplifier
    annotation(Placement(transformation(extent={{-3,-2},{2,4}}, origin={-34,0})));
  BondGraphs.Junctions.J1 lag(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,0})));
  BondGraphs.Passive.R r(R=R)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-14,14}, rotation=90)));
  BondGraphs.Junctions.J0 spool(nIn=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={6,0})));
  BondGraphs.Passive.C c(C=C, q(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={6,-14}, rotation=270)));
  BondGraphs.Sensors.De way
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={20,14})));
  Blocks.Math.Gain gain(k=k)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={46,14})));
equation
  connect(u, amplifier.e0)
    annotation(Line(points={{-60,16},{-34,16},{-34,4}}, color={44,99,201}));
  connect(amplifier.bond, lag.bondIn[1])
    annotation(Line(points={{-32,0},{-16,0}}, color={96,104,116}));
  connect(lag.bondUp[1], r.bond)
    annotation(Line(points={{-14,2},{-14,12}}, color={96,104,116}));
  connect(lag.bondOut[1], spool.bondIn[1])
    annotation(Line(points={{-12,0},{4,0}}, color={96,104,116}));
  connect(spool.bondDown[1], c.bond)
    annotation(Line(points={{6,-2},{6,-12}}, color={96,104,116}));
  connect(spool.bondUp[1], way.bond)
    annotation(Line(points={{6,2},{18,14}}, color={96,104,116}));
  connect(way.y, gain.u)
    annotation(Line(points={{24,14},{38,14}}, color={44,99,201}));
  connect(gain.y, x)
    annotation(Line(points={{54,14},{74,14}}, color={44,99,201}));
  annotation(
    defaultComponentName="torqueMotor",
    Icon(coordinateSystem(extent={{-60,-40},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Text(extent={{-36,-14},{36,14}}, textString="coil"),
      Line(points={{-60,0},{-40,0}}, color={44,99,201}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-100,46},{100,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-28},{88,32}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>Voltage to way of the spool, as an effort source, a resistance and a compliance: <b>R*C*der(e) = u - e</b>, <b>x = k*e</b>.</p>
<p>The way is in proportion to the effort of the compliance; a sensor takes it without power.</p>
<p>Assumptions: a lag of first order; no hysteresis, no stop. Valid: frequencies up to some times 1/(R*C). Typical: R*C 1 to 5 ms. Source: F. E.
Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library (2003). Example: <a
href='modelica://Bramah.Examples.BondGraphs.MotorServo'>MotorServo</a>.</p>
</html>"));
end TorqueMotor;
