// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model CushionedCylinder "Cylinder that brakes itself, as compliances, transformers and losses"
  extends LinearActuator(final nPush=2, final nPull=2, m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore),
    c_stop=c_area*noEvent(max(A_A, A_B)), e_max0=0.25*V_0A/noEvent(max(A_A, 1e-9)), e_max1=0.25*V_0B/noEvent(max(A_B, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area on side A" annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side B"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 5e-5 "Oil volume of side B at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Length d_spearA(min=0, max=d_bore) = 0.6*d_bore "Diameter of the spear that enters the cap; 0: no cushion"
    annotation(Dialog(tab="Cushions", group="Side A"));
  parameter Units.Length l_A(min=1e-4) = 0.02 "Length of the cushion at stroke 0" annotation(Dialog(tab="Cushions", group="Side A"));
  parameter Real y_A(unit="1", displayUnit="%", min=0, max=1) = 0.5 "Opening of the needle of side A"
    annotation(Dialog(tab="Cushions", group="Side A"));
  parameter Units.Length d_spearB(min=0, max=d_bore) = sqrt(0.64*d_rod^2 + 0.36*d_bore^2) "Diameter of the sleeve that enters the rod end; not above d_rod: no cushion"
    annotation(Dialog(tab="Cushions", group="Side B"));
  parameter Units.Length l_B(min=1e-4) = 0.02 "Length of the cushion at full stroke" annotation(Dialog(tab="Cushions", group="Side B"));
  parameter Real y_B(unit="1", displayUnit="%", min=0, max=1) = 0.5 "Opening of the needle of side B"
    annotation(Dialog(tab="Cushions", group="Side B"));
  parameter Units.Length d_needle(min=1e-5) = 2e-3 "Diameter of a fully open needle" annotation(Dialog(tab="Cushions"));
  parameter Units.Length clearance(displayUnit="um", min=0) = 3e-5 "Radial gap around the spears" annotation(Dialog(tab="Cushions"));
  parameter Units.Length d_check(min=0) = 6e-3 "Diameter of the check valves that let oil in; 0: none" annotation(Dialog(tab="Cushions"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Units.AbsolutePressure pA "Pressure at port A";
  Units.AbsolutePressure pB "Pressure at port B";
  Units.AbsolutePressure p_cushionA "Pressure in the cushion of side A";
  Units.AbsolutePressure p_cushionB "Pressure in the cushion of side B";
  Units.Area area_A "Free area between cushion and port A, without needle and check valve";
  Units.Area area_B "Free area between cushion and port B, without needle and check valve";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Interfaces.BondIn A "Cap end" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-110,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.BondIn B "Rod end" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={96,60}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  BondGraphs.Junctions.J0 a(nIn=1, nOut=2, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,0})));
  OilC portA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + a_A*stroke/2, V=0.5*V_0A + a_A*x, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-80,-14}, rotation=270)));
  AreaTF spearA(A=a_A)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,14})));
  BondGraphs.Junctions.J1 wayA(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-64,-20})));
  LawR throttleA(law=m_A/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-64,-34}, rotation=270)));
  BondGraphs.Junctions.J0 inA(nIn=1, nOut=1, nDown=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-46,-20})));
  OilC cushionA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start, final V_nominal=V_0A + A_A*stroke/2, V=0.5*V_0A + A_cushionA*x, final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-46,-34}, rotation=270)));
  AreaTF pistonA(A=A_cushionA)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,-10})));
  BondGraphs.Junctions.J0 b(nIn=2, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={80,40})));
  OilC portB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start, final V_nominal=V_0B + a_B*stroke/2, V=0.5*V_0B + a_B*(stroke - x), final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={96,40})));
  BondGraphs.Passive.TF spearB(final m=a_B)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={24,60})));
  BondGraphs.Junctions.J1 wayB(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={64,20}, rotation=180)));
  LawR throttleB(law=m_B/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={64,34}, rotation=90)));
  BondGraphs.Junctions.J0 inB(nIn=3, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={46,34})));
  OilC cushionB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start, final V_nominal=V_0B + A_B*stroke/2, V=0.5*V_0B + A_cushionB*(stroke - x), final p_ambient=fluid.p_ambient)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={46,48}, rotation=90)));
  BondGraphs.Passive.TF pistonB(final m=A_cushionB)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={24,30})));
  BondGraphs.Junctions.J1 gap(nIn=1, nOut=1, nUp=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,46})));
  LawR leak(law=m_leak/oil.rho_0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,60}, rotation=90)));
protected
  parameter Units.Volume V_0A = Hydraulics.Internal.usedVolume(V_deadA, 2*A_A) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Hydraulics.Internal.usedVolume(V_deadB, 2*A_B) "Dead volume of side B in use";
  parameter Units.Area a_A = Units.pi/4*d_spearA^2 "Area of the spear, under the pressure of port A";
  parameter Units.Area a_B = Units.pi/4*noEvent(max(d_spearB^2 - d_rod^2, 0)) "Area of the sleeve's ring, under the pressure of port B";
  parameter Units.Area A_cushionA(min=0) = A_A - a_A "Piston area in the cushion of side A: the spear must be thinner than the piston";
  parameter Units.Area A_cushionB(min=0) = A_B - a_B "Piston area in the cushion of side B: the sleeve must be thinner than the piston";
  parameter Units.Area A_needle = Units.pi/4*d_needle^2 "Area of an open needle";
  parameter Units.Area A_check = Units.pi/4*d_check^2 "Area of an open check valve";
  parameter Units.Length l_min = 1e-3 "Shortest gap that counts";
  Units.Length gap_A "Length of the gap around the spear of side A";
  Units.Length gap_B "Length of the gap around the sleeve of side B";
  Units.MassFlowRate m_A "Mass flow rate from port A to its cushion";
  Units.MassFlowRate m_B "Mass flow rate from port B to its cushion";
  Units.MassFlowRate m_leak "Leakage from A to B";
  Hydraulics.Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=1e5,
    area=y_A*A_needle + area_A + A_check*Hydraulics.Functions.smoothStep((pA - p_cushionA)/0.5e5), p_1=pA, p_2=p_cushionA);
  Hydraulics.Internal.Edge edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=1e5,
    area=y_B*A_needle + area_B + A_check*Hydraulics.Functions.smoothStep((pB - p_cushionB)/0.5e5), p_1=pB, p_2=p_cushionB);
equation
  pA = portA.p;
  pB = portB.p;
  p_cushionA = cushionA.p;
  p_cushionB = cushionB.p;
  // out of the cushion the way is as wide as the spear's circumference times the distance, up to that of its bore around the rod
  area_A = noEvent(if a_A > 0 then Hydraulics.Functions.smoothStep((x - l_A)/(d_spearA/4 + 1e-3))*a_A else A_A/4);
  area_B = noEvent(if a_B > 0 then Hydraulics.Functions.smoothStep((stroke - l_B - x)/(d_spearB/4 + 1e-3))*a_B else A_B/4);
  gap_A = noEvent(max(l_A - x, l_min));
  gap_B = noEvent(max(x - stroke + l_B, l_min));
  m_A = edgeA.m_flow + Units.pi*d_spearA*clearance^3/(12*oil.nu*gap_A)*(pA - p_cushionA);
  m_B = edgeB.m_flow + Units.pi*d_spearB*clearance^3/(12*oil.nu*gap_B)*(pB - p_cushionB);
  m_leak = oil.rho_0*leakage*(p_cushionA - p_cushionB);
  qA = A.f;
  qB = B.f;
  f_pressure = (pA - fluid.p_ambient)*a_A + (p_cushionA - fluid.p_ambient)*A_cushionA
    - (pB - fluid.p_ambient)*a_B - (p_cushionB - fluid.p_ambient)*A_cushionB;
  connect(A, a.bondIn[1])
    annotation(Line(points={{-110,0},{-82,0}}, color={96,104,116}));
  connect(a.bondDown[1], portA.bond)
    annotation(Line(points={{-80,-2},{-80,-12}}, color={96,104,116}));
  connect(a.bondOut[1], spearA.bondIn)
    annotation(Line(points={{-78,0},{-26,14}}, color={96,104,116}));
  connect(spearA.bondOut, piston.bondIn[1])
    annotation(Line(points={{-22,14},{-2,0}}, color={96,104,116}));
  connect(a.bondOut[2], wayA.bondIn[1])
    annotation(Line(points={{-78,0},{-66,-20}}, color={96,104,116}));
  connect(wayA.bondDown[1], throttleA.bond)
    annotation(Line(points={{-64,-22},{-64,-32}}, color={96,104,116}));
  connect(wayA.bondOut[1], inA.bondIn[1])
    annotation(Line(points={{-62,-20},{-48,-20}}, color={96,104,116}));
  connect(inA.bondDown[1], cushionA.bond)
    annotation(Line(points={{-46,-22},{-46,-32}}, color={96,104,116}));
  connect(inA.bondOut[1], pistonA.bondIn)
    annotation(Line(points={{-44,-20},{-26,-10}}, color={96,104,116}));
  connect(pistonA.bondOut, piston.bondIn[2])
    annotation(Line(points={{-22,-10},{-2,0}}, color={96,104,116}));
  connect(piston.bondOut[2], spearB.bondIn)
    annotation(Line(points={{2,0},{20,60}}, color={96,104,116}));
  connect(spearB.bondOut, b.bondIn[2])
    annotation(Line(points={{28,60},{78,40}}, color={96,104,116}));
  connect(B, b.bondIn[1])
    annotation(Line(points={{96,60},{78,40}}, color={96,104,116}));
  connect(b.bondOut[1], portB.bond)
    annotation(Line(points={{82,40},{94,40}}, color={96,104,116}));
  connect(b.bondDown[1], wayB.bondIn[1])
    annotation(Line(points={{80,38},{66,20}}, color={96,104,116}));
  connect(wayB.bondDown[1], throttleB.bond)
    annotation(Line(points={{64,22},{64,32}}, color={96,104,116}));
  connect(wayB.bondOut[1], inB.bondIn[1])
    annotation(Line(points={{62,20},{44,34}}, color={96,104,116}));
  connect(inB.bondOut[1], cushionB.bond)
    annotation(Line(points={{48,34},{46,46}}, color={96,104,116}));
  connect(piston.bondOut[3], pistonB.bondIn)
    annotation(Line(points={{2,0},{20,30}}, color={96,104,116}));
  connect(pistonB.bondOut, inB.bondIn[2])
    annotation(Line(points={{28,30},{44,34}}, color={96,104,116}));
  connect(inA.bondUp[1], gap.bondIn[1])
    annotation(Line(points={{-46,-18},{-22,46}}, color={96,104,116}));
  connect(gap.bondUp[1], leak.bond)
    annotation(Line(points={{-20,48},{-20,58}}, color={96,104,116}));
  connect(gap.bondOut[1], inB.bondIn[3])
    annotation(Line(points={{-18,46},{44,34}}, color={96,104,116}));
  annotation(
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-100,-40},{100,40}}, lineColor={96,104,116}),
      Text(extent={{-100,-14},{100,14}}, textString="C TF I R"),
      Line(points={{-80,-80},{-80,-40}}, color={96,104,116}),
      Line(points={{80,-80},{80,-40}}, color={96,104,116}),
      Text(extent={{-100,86},{160,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-124,-48},{110,74}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = f_C + A*v</b> of each port and of each cushion, a resistance between the two,
and the rod of <b>LinearActuator</b>.</p>
</html>"));
end CushionedCylinder;
