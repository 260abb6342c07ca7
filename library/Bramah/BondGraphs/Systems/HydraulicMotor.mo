// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Systems;
model HydraulicMotor "Hydraulic motor: oil, leakage, displacement and shaft"
  parameter Real psi = 4e-6 "Displacement per radian" annotation(__Bramah(symbol="psi"));
  parameter Real C(min=1e-60) = 4e-14 "Compliance of the oil on each side" annotation(__Bramah(symbol="C"));
  parameter Real G_i(min=0) = 2e-13 "Leakage between the sides, flow over pressure" annotation(__Bramah(symbol="G_i"));
  parameter Real G_e(min=0) = 1e-13 "Leakage of each side to the outside" annotation(__Bramah(symbol="G_e"));
  parameter Real J(min=1e-60) = 0.02 "Inertia of the shaft and its load" annotation(__Bramah(symbol="J"));
  parameter Real d(min=0) = 0.1 "Viscous friction" annotation(__Bramah(symbol="d"));
  parameter Real p_start = 7e6 "Pressure over ambient of both sides at the start" annotation(Dialog(tab="Start"));
  Interfaces.BondIn A "From the valve" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,64}, rotation=270),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,20})));
  Interfaces.BondOut B "To the valve" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,-64}, rotation=270),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,-20})));
  Blocks.Interfaces.RealOutput w "Speed of the shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={98,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=2, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,40}, rotation=270)));
  BondGraphs.Junctions.J0 b(nIn=2, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-40}, rotation=270)));
  BondGraphs.Passive.C c1(C=C, e_nominal=1e5, q(start=C*p_start, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,40})));
  BondGraphs.Passive.C c2(C=C, e_nominal=1e5, q(start=C*p_start, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={18,-40})));
  BondGraphs.Passive.G e1(G=G_e)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,40}, rotation=180)));
  BondGraphs.Passive.G e2(G=G_e)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-18,-40}, rotation=180)));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0}, rotation=270)));
  BondGraphs.Junctions.J1 displaced(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={20,0}, rotation=270)));
  BondGraphs.Passive.G gi(G=G_i)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-36,0}, rotation=180)));
  BondGraphs.Passive.TF drive(m=1/psi)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={38,0})));
  BondGraphs.Junctions.J1 shaft(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,0})));
  BondGraphs.Passive.I inertia(I=J, p(start=0, fixed=true))
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,14}, rotation=90)));
  BondGraphs.Passive.R friction(R=d)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={58,-14}, rotation=270)));
  BondGraphs.Sensors.Df speed
    annotation(Placement(transformation(extent={{-2,-2},{4,2}}, origin={76,0})));
equation
  connect(A, a.bondIn[1])
    annotation(Line(points={{0,64},{0,42}}, color={96,104,116}));
  connect(a.bondUp[1], c1.bond)
    annotation(Line(points={{2,40},{16,40}}, color={96,104,116}));
  connect(a.bondDown[1], e1.bond)
    annotation(Line(points={{-2,40},{-16,40}}, color={96,104,116}));
  connect(a.bondOut[1], gap.bondIn[1])
    annotation(Line(points={{0,38},{-20,2}}, color={96,104,116}));
  connect(a.bondOut[2], displaced.bondIn[1])
    annotation(Line(points={{0,38},{20,2}}, color={96,104,116}));
  connect(gap.bondOut[1], b.bondIn[1])
    annotation(Line(points={{-20,-2},{0,-38}}, color={96,104,116}));
  connect(displaced.bondOut[1], b.bondIn[2])
    annotation(Line(points={{20,-2},{0,-38}}, color={96,104,116}));
  connect(b.bondUp[1], c2.bond)
    annotation(Line(points={{2,-40},{16,-40}}, color={96,104,116}));
  connect(b.bondDown[1], e2.bond)
    annotation(Line(points={{-2,-40},{-16,-40}}, color={96,104,116}));
  connect(b.bondOut[1], B)
    annotation(Line(points={{0,-42},{0,-64}}, color={96,104,116}));
  connect(gap.bondDown[1], gi.bond)
    annotation(Line(points={{-22,0},{-34,0}}, color={96,104,116}));
  connect(displaced.bondUp[1], drive.bondIn)
    annotation(Line(points={{22,0},{34,0}}, color={96,104,116}));
  connect(drive.bondOut, shaft.bondIn[1])
    annotation(Line(points={{42,0},{56,0}}, color={96,104,116}));
  connect(shaft.bondUp[1], inertia.bond)
    annotation(Line(points={{58,2},{58,12}}, color={96,104,116}));
  connect(shaft.bondDown[1], friction.bond)
    annotation(Line(points={{58,-2},{58,-12}}, color={96,104,116}));
  connect(shaft.bondOut[1], speed.bond)
    annotation(Line(points={{60,0},{74,0}}, color={96,104,116}));
  connect(speed.y, w)
    annotation(Line(points={{80,0},{98,0}}, color={44,99,201}));
  annotation(
    defaultComponentName="motor",
    Icon(coordinateSystem(extent={{-60,-40},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Text(extent={{-36,-14},{36,14}}, textString="motor"),
      Line(points={{-60,20},{-40,20}}, color={96,104,116}),
      Line(points={{-60,-20},{-40,-20}}, color={96,104,116}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-100,46},{100,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-52,-76},{112,76}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>C*der(p_A) = q_A - G_i*(p_A - p_B) - G_e*p_A - psi*w</b>, the same on side B, and <b>J*der(w) = psi*(p_A - p_B) - d*w</b>.</p>
<p>The two 0-junctions are the oil of the two sides; a transformer makes torque and speed of pressure difference and flow, a flow sensor tells the
speed.</p>
<p>Assumptions: constant compliance of the oil, leakage in proportion to pressure; no ripple. Valid: pressures above those of a cavity. Typical: psi
1 to 50 cm3/rad. Source: F. E. Cellier, R. T. McBride, Object-Oriented Modeling of Complex Physical Systems Using the Dymola Bond-Graph Library
(2003). Example: <a href='modelica://Bramah.Examples.BondGraphs.MotorServo'>MotorServo</a>.</p>
</html>"));
end HydraulicMotor;
