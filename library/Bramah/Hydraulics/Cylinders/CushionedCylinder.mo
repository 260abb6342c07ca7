// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model CushionedCylinder "Double-acting cylinder that brakes itself before its ends"
  extends Interfaces.HousedActuator(m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore), f_coulomb=c_seal*Units.pi*(d_bore + d_rod),
    c_stop=c_area*noEvent(max(A_A, A_B)), e_max0=0.25*V_0A/noEvent(max(A_A, 1e-9)), e_max1=0.25*V_0B/noEvent(max(A_B, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(__Bramah(usual={0,1.5}), Dialog(group="Size"));
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
    annotation(__Bramah(fault(caption="Piston leaks", to=1e-10)), Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  parameter Types.OrificeLaw law = fluid.orificeLaw "Law of flow over pressure drop"
    annotation(Evaluate=true, Dialog(tab="Models"));
  parameter Real Cd(unit="1", min=0.01, max=1) = 0.7 "Discharge coefficient" annotation(Dialog(tab="Models"));
  parameter Real Re_t(unit="1", min=0) = 100 "Reynolds number of transition" annotation(Dialog(tab="Models"));
  parameter Units.PressureDifference dp_small(min=1) = fluid.dp_small "Rounding of the law Smoothed"
    annotation(Dialog(tab="Models"));
  Interfaces.Port A "Cap end" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port B "Rod end" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Units.AbsolutePressure pA "Pressure at port A";
  Units.AbsolutePressure pB "Pressure at port B";
  Units.AbsolutePressure p_cushionA "Pressure in the cushion of side A";
  Units.AbsolutePressure p_cushionB "Pressure in the cushion of side B";
  Units.Area area_A "Free area between cushion and port A, without needle and check valve";
  Units.Area area_B "Free area between cushion and port B, without needle and check valve";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, 2*A_A) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Internal.usedVolume(V_deadB, 2*A_B) "Dead volume of side B in use";
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
  Internal.Edge edgeA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=1e5,
    area=y_A*A_needle + area_A + A_check*Functions.smoothStep((pA - p_cushionA)/0.5e5), p_1=pA, p_2=p_cushionA);
  Internal.Edge edgeB(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=1e5,
    area=y_B*A_needle + area_B + A_check*Functions.smoothStep((pB - p_cushionB)/0.5e5), p_1=pB, p_2=p_cushionB);
  Internal.Chamber portA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + a_A*stroke/2, V=0.5*V_0A + a_A*x, m_flow=A.m_flow - m_A);
  Internal.Chamber portB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + a_B*stroke/2, V=0.5*V_0B + a_B*(stroke - x), m_flow=B.m_flow - m_B);
  Internal.Chamber cushionA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + A_A*stroke/2, V=0.5*V_0A + A_cushionA*x, m_flow=m_A - m_leak);
  Internal.Chamber cushionB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + A_B*stroke/2, V=0.5*V_0B + A_cushionB*(stroke - x), m_flow=m_B + m_leak);
equation
  pA = A.p;
  pB = B.p;
  pA = portA.p;
  pB = portB.p;
  p_cushionA = cushionA.p;
  p_cushionB = cushionB.p;
  // out of the cushion the way is as wide as the spear's circumference times the distance, up to that of its bore around the rod
  area_A = noEvent(if a_A > 0 then Functions.smoothStep((x - l_A)/(d_spearA/4 + 1e-3))*a_A else A_A/4);
  area_B = noEvent(if a_B > 0 then Functions.smoothStep((stroke - l_B - x)/(d_spearB/4 + 1e-3))*a_B else A_B/4);
  gap_A = noEvent(max(l_A - x, l_min));
  gap_B = noEvent(max(x - stroke + l_B, l_min));
  m_A = edgeA.m_flow + Units.pi*d_spearA*clearance^3/(12*Media.viscosity(oil, (pA + p_cushionA)/2)*gap_A)*(pA - p_cushionA);
  m_B = edgeB.m_flow + Units.pi*d_spearB*clearance^3/(12*Media.viscosity(oil, (pB + p_cushionB)/2)*gap_B)*(pB - p_cushionB);
  m_leak = oil.rho_0*leakage*(p_cushionA - p_cushionB);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*a_A + (p_cushionA - fluid.p_ambient)*A_cushionA
    - (pB - fluid.p_ambient)*a_B - (p_cushionB - fluid.p_ambient)*A_cushionB;
  annotation(
    __Bramah(technicalData="%{?abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}⌀%{d_bore:mm}/%{d_rod:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}%{A_A:cm2}/%{A_B:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > a:0 > portA:C, a > spearA:TF > piston, a > wayA:1 > inA:0 > cushionA:C, wayA > edgeA:R, inA > pistonA:TF > piston > spearB:TF > b:0 > portB:C, B > b, piston > pistonB:TF > inB:0 > cushionB:C, b > wayB:1 > inB, wayB > edgeB:R, inA > gap:1 > inB if leakage, gap > leak:R if leakage", rule="Cushions at both ends, adjustable (X11460): blocks 0.5 M x 2 M on the faces of the piston, oblique arrow.", moves(rod=90*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent=DynamicSelect({{-60,-40},{-20,40}}, {{-70 + 90*x/stroke,-40},{-30 + 90*x/stroke,40}})),
      Rectangle(extent=DynamicSelect({{-70,-20},{-60,20}}, {{-80 + 90*x/stroke,-20},{-70 + 90*x/stroke,20}})),
      Rectangle(extent=DynamicSelect({{-20,-20},{-10,20}}, {{-30 + 90*x/stroke,-20},{-20 + 90*x/stroke,20}})),
      Line(points=DynamicSelect({{-10,10},{160,10},{160,-10},{-10,-10}},
        {{-20 + 90*x/stroke,10},{160 + 90*x/stroke,10},{160 + 90*x/stroke,-10},{-20 + 90*x/stroke,-10}})),
      Line(points=DynamicSelect({{-57,-56},{-28,42}}, {{-67 + 90*x/stroke,-56},{-38 + 90*x/stroke,42}})),
      Polygon(points=DynamicSelect({{-22,60},{-34,42},{-22,38},{-22,60}},
        {{-32 + 90*x/stroke,60},{-44 + 90*x/stroke,42},{-32 + 90*x/stroke,38},{-32 + 90*x/stroke,60}}), fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{80,-40},{80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-104,-72},{-84,-50}}, textString="A"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,66},{100,96}}, textString="%name")}),
    Documentation(info="<html>
<p>Before each end a spear enters its bore and shuts the wide way to the port. The oil that is trapped around it (the cushion) leaves through a
needle and the gap, and its pressure brakes the load; a check valve lets oil in when the piston starts back.</p>
<p>Each side has two volumes. The port's pressure acts on the spear's area a, that of the cushion on the ring around it:
<b>f_pressure = (p_A - p_amb)*a_A + (p_cA - p_amb)*(A_A - a_A) - (p_B - p_amb)*a_B - (p_cB - p_amb)*(A_B - a_B)</b>. Between them flow</p>
<p><b>m = Cd*A_c*sqrt(2*rho)*g(dp)</b>, <b>A_c = y*A_needle + A_free + A_check*s((p - p_c)/0.5 bar)</b>, and, laminar, <b>m = pi*d*h^3/(12*nu*l)*dp</b> through
the gap of height h = clearance over the length l that the spear has entered (centred; not below 1 mm). A_free grows from 0 at the cushion's
length to the spear's area a quarter of its diameter further on; s is the cubic step, g that of
<a href='modelica://Bramah.Hydraulics.Internal.Edge'>Internal.Edge</a>.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. The outside carries the ambient pressure.</p>
<p>Typical: cushions 15 to 30 mm long, spears 0.5 to 0.7 of the bore, gaps 20 to 50 um, needles 1 to 3 mm. Braking a mass m from the speed v needs
about m*v^2/(2*l*(A - a)) of pressure in the cushion, which should stay below 1.5 times the nominal pressure.
Example: <a href='modelica://Bramah.Examples.Cylinders.Cushion'>Cushion</a>.</p>
<p>Source: the gap, Merritt, Hydraulic Control Systems (1967), chapter 3.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s).</p>
</html>"));
end CushionedCylinder;
