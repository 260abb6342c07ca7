// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DoubleActingCylinder "Double-acting cylinder with one rod, as compliances, transformers and losses"
  extends LinearActuator(final nPush=1, final nPull=1, m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore),
    c_stop=c_area*noEvent(max(A_A, A_B)), e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)), e_max1=0.5*V_0B/noEvent(max(A_B, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area on side A"
    annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side B"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 5e-5 "Oil volume of side B at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VA "Oil volume of side A";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Interfaces.BondIn A "Side of the full piston" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.BondIn B "Side of the rod" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,64}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=1, nUp=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,0})));
  OilC chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + A_A*stroke/2, V=VA, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-50,-14}, rotation=270)));
  AreaTF pistonA(A=A_A)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  BondGraphs.Junctions.J0 b(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={50,40})));
  OilC chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start, final V_nominal=V_0B + A_B*stroke/2, V=VB, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={64,40})));
  BondGraphs.Passive.TF pistonB(final m=A_B)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={24,24})));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,46})));
  LawR leak(law=m_leak/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,60}, rotation=90)));
protected
  parameter Units.Volume V_0A = Hydraulics.Internal.usedVolume(V_deadA, A_A) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Hydraulics.Internal.usedVolume(V_deadB, A_B) "Dead volume of side B in use";
  Units.MassFlowRate m_leak "Leakage from A to B";
equation
  pA = chamberA.p;
  pB = chamberB.p;
  VA = V_0A + A_A*x;
  VB = V_0B + A_B*(stroke - x);
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.f;
  qB = B.f;
  f_pressure = (pA - fluid.p_ambient)*A_A - (pB - fluid.p_ambient)*A_B;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-80,0},{-52,0}}, color={96,104,116}));
  connect(a.bondDown[1], chamberA.bond)
    annotation(Line(points={{-50,-2},{-50,-12}}, color={96,104,116}));
  connect(a.bondOut[1], pistonA.bondIn)
    annotation(Line(points={{-48,0},{-26,0}}, color={96,104,116}));
  connect(pistonA.bondOut, piston.bondIn[1])
    annotation(Line(points={{-22,0},{-2,0}}, color={96,104,116}));
  connect(piston.bondOut[2], pistonB.bondIn)
    annotation(Line(points={{2,0},{20,24}}, color={96,104,116}));
  connect(pistonB.bondOut, b.bondIn[2])
    annotation(Line(points={{28,24},{48,40}}, color={96,104,116}));
  connect(B, b.bondIn[1])
    annotation(Line(points={{80,64},{48,40}}, color={96,104,116}));
  connect(b.bondOut[1], chamberB.bond)
    annotation(Line(points={{52,40},{62,40}}, color={96,104,116}));
  connect(a.bondUp[1], gap.bondIn[1])
    annotation(Line(points={{-50,2},{-2,46}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{0,48},{0,58}}, color={96,104,116}));
  connect(gap.bondOut[1], b.bondIn[3])
    annotation(Line(points={{2,46},{48,40}}, color={96,104,116}));
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Line(points={{80,-80},{80,-40}}, color={96,104,116}),
      Text(extent={{-100,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-94,-28},{94,78}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + A*v + leakage*(p_A - p_B)</b> of each side: its oil and a transformer to the rod,
and the rod of <b>LinearActuator</b>.</p>
</html>"));
end DoubleActingCylinder;
