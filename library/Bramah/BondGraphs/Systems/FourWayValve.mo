// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Systems;
model FourWayValve "Servo valve: four orifices that the spool opens"
  parameter Real ps = 14e6 "Supply pressure over ambient" annotation(__Bramah(symbol="p_S"));
  parameter Real pt = 1e5 "Return pressure over ambient" annotation(__Bramah(symbol="p_T"));
  parameter Real k(min=0) = 1.6e-7 "Flow at an effort of 1, fully open" annotation(__Bramah(symbol="k"));
  parameter Real x_max(min=1e-9) = 1e-3 "Way of the spool that opens fully";
  parameter Real x_0(min=0) = 5e-5 "Underlap: opening of all four at x = 0";
  parameter Real e_small(min=1e-60) = 1000 "Pressure drop below which the flow is laminar" annotation(Dialog(tab="Numerics"));
  Interfaces.BondOut A "To the motor" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-10,84}, rotation=90),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,20})));
  Interfaces.BondIn B "From the motor" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-20,-84}, rotation=90),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,-20})));
  Blocks.Interfaces.RealInput x "Way of the spool" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-140,-64}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  BondGraphs.Junctions.J0 supply(nIn=1, nOut=2)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-60,0})));
  BondGraphs.Sources.Se pump(e0=ps)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,0})));
  BondGraphs.Junctions.J1 in1(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,20})));
  BondGraphs.Junctions.J1 in2(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,-20})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,20})));
  BondGraphs.Junctions.J0 b(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-10,-20})));
  BondGraphs.Junctions.J1 out1(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,20})));
  BondGraphs.Junctions.J1 out2(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={16,-20})));
  BondGraphs.Junctions.J0 drain(nIn=3)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={40,0})));
  BondGraphs.Sources.Se tank(e0=pt)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,0})));
  BondGraphs.Modulated.mTurbulent q1(k=k, e_small=e_small)
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={-36,34}, rotation=90)));
  BondGraphs.Modulated.mTurbulent q4(k=k, e_small=e_small)
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={-36,-34}, rotation=270)));
  BondGraphs.Modulated.mTurbulent q2(k=k, e_small=e_small)
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={16,34}, rotation=90)));
  BondGraphs.Modulated.mTurbulent q3(k=k, e_small=e_small)
    annotation(Placement(transformation(extent={{-2,-2},{3,4}}, origin={16,-34}, rotation=270)));
  Blocks.Sources.Constant underlap(k=x_0)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-126,60})));
  Blocks.Math.Add opened(k1=1/x_max, k2=1/x_max)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-102,56})));
  Blocks.Math.Add closed(k1=1/x_max, k2=-1/x_max)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-102,-60})));
equation
  connect(pump.bond, supply.bondIn[1])
    annotation(Line(points={{-78,0},{-62,0}}, color={96,104,116}));
  connect(supply.bondOut[1], in1.bondIn[1])
    annotation(Line(points={{-58,0},{-38,20}}, color={96,104,116}));
  connect(supply.bondOut[2], in2.bondIn[1])
    annotation(Line(points={{-58,0},{-38,-20}}, color={96,104,116}));
  connect(in1.bondUp[1], q1.bond)
    annotation(Line(points={{-36,22},{-36,32}}, color={96,104,116}));
  connect(in2.bondDown[1], q4.bond)
    annotation(Line(points={{-36,-22},{-36,-32}}, color={96,104,116}));
  connect(in1.bondOut[1], a.bondIn[1])
    annotation(Line(points={{-34,20},{-12,20}}, color={96,104,116}));
  connect(in2.bondOut[1], b.bondIn[1])
    annotation(Line(points={{-34,-20},{-12,-20}}, color={96,104,116}));
  connect(a.bondOut[1], out1.bondIn[1])
    annotation(Line(points={{-8,20},{14,20}}, color={96,104,116}));
  connect(b.bondOut[1], out2.bondIn[1])
    annotation(Line(points={{-8,-20},{14,-20}}, color={96,104,116}));
  connect(out1.bondUp[1], q2.bond)
    annotation(Line(points={{16,22},{16,32}}, color={96,104,116}));
  connect(out2.bondDown[1], q3.bond)
    annotation(Line(points={{16,-22},{16,-32}}, color={96,104,116}));
  connect(out1.bondOut[1], drain.bondIn[1])
    annotation(Line(points={{18,20},{38,0}}, color={96,104,116}));
  connect(out2.bondOut[1], drain.bondIn[2])
    annotation(Line(points={{18,-20},{38,0}}, color={96,104,116}));
  connect(tank.bond, drain.bondIn[3])
    annotation(Line(points={{20,0},{38,0}}, color={96,104,116}));
  connect(a.bondUp[1], A)
    annotation(Line(points={{-10,22},{-10,84}}, color={96,104,116}));
  connect(B, b.bondIn[2])
    annotation(Line(points={{-20,-84},{-20,-28},{-12,-20}}, color={96,104,116}));
  connect(underlap.y, opened.u1)
    annotation(Line(points={{-118,60},{-110,60}}, color={44,99,201}));
  connect(underlap.y, closed.u1)
    annotation(Line(points={{-118,60},{-114,60},{-114,-56},{-110,-56}}, color={44,99,201}));
  connect(x, closed.u2)
    annotation(Line(points={{-140,-64},{-110,-64}}, color={44,99,201}));
  connect(x, opened.u2)
    annotation(Line(points={{-140,-64},{-134,-64},{-134,52},{-110,52}}, color={44,99,201}));
  connect(opened.y, q1.u)
    annotation(Line(points={{-94,56},{-48,56},{-48,34},{-40,34}}, color={44,99,201}));
  connect(opened.y, q3.u)
    annotation(Line(points={{-94,56},{-48,56},{-48,70},{34,70},{34,-34},{20,-34}}, color={44,99,201}));
  connect(closed.y, q4.u)
    annotation(Line(points={{-94,-60},{-28,-60},{-28,-34},{-32,-34}}, color={44,99,201}));
  connect(closed.y, q2.u)
    annotation(Line(points={{-94,-60},{4,-60},{4,34},{12,34}}, color={44,99,201}));
  annotation(
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-60,-40},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Text(extent={{-36,-14},{36,14}}, textString="valve"),
      Line(points={{-60,0},{-40,0}}, color={44,99,201}),
      Line(points={{40,20},{60,20}}, color={96,104,116}),
      Line(points={{40,-20},{60,-20}}, color={96,104,116}),
      Text(extent={{-100,46},{100,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-154,-96},{56,96}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>Four turbulent flows, modulated by the spool: <b>q1 = k*(x_0 + x)/x_max*sqrt(p_S - p_A)</b>, <b>q2 = k*(x_0 - x)/x_max*sqrt(p_A - p_T)</b>,
<b>q3 = k*(x_0 + x)/x_max*sqrt(p_B - p_T)</b>, <b>q4 = k*(x_0 - x)/x_max*sqrt(p_S - p_B)</b>, none below 0.</p>
<p>Efforts are pressures over ambient. q1 and q4 come from the supply to A and B, q2 and q3 go from A and B to the return.</p>
<p>Assumptions: matched and symmetric edges; no forces of the flow on the spool. Valid: turbulent flow through the edges. Typical: underlap 1 to 5
% of the way. Source: F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library (2003).
Example: <a href='modelica://Bramah.Examples.BondGraphs.MotorServo'>MotorServo</a>.</p>
</html>"));
end FourWayValve;
