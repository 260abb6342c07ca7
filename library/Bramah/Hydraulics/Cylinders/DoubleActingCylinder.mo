// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model DoubleActingCylinder "Double-acting cylinder with one rod"
  extends Interfaces.HousedActuator(m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore), f_coulomb=c_seal*Units.pi*(d_bore + d_rod),
    c_stop=c_area*noEvent(max(A_A, A_B)), e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)), e_max1=0.5*V_0B/noEvent(max(A_B, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(__Bramah(usual={0,1.5}), Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area on side A"
    annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side B"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 5e-5 "Oil volume of side B at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Piston leaks", to=1e-10)), Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Side of the full piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port B "Side of the rod" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VA "Oil volume of side A";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, A_A) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Internal.usedVolume(V_deadB, A_B) "Dead volume of side B in use";
  Units.MassFlowRate m_leak "Leakage from A to B";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + A_A*stroke/2, V=VA, m_flow=A.m_flow - m_leak);
  Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + A_B*stroke/2, V=VB, m_flow=B.m_flow + m_leak);
equation
  pA = A.p;
  pB = B.p;
  pA = chamberA.p;
  pB = chamberB.p;
  VA = V_0A + A_A*x;
  VB = V_0B + A_B*(stroke - x);
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*A_A - (pB - fluid.p_ambient)*A_B;
  annotation(
    __Bramah(technicalData="%{?abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}⌀%{d_bore:mm}/%{d_rod:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}%{A_A:cm2}/%{A_B:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston > pistonB:TF > b:0 > chamberB:C, B > b, a > gap:1 > b if leakage, gap > leak:R if leakage", rule="Double-acting, single rod (X11450): barrel 9 M x 4 M, piston 2 M, rod 1 M, ports 8 M apart; open where the rod leaves.", moves(rod=100*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-30,40}}, {{-70 + 100*x/stroke,-40},{-30 + 100*x/stroke,40}})),
      Line(points=DynamicSelect({{-30,10},{160,10},{160,-10},{-30,-10}},
        {{-30 + 100*x/stroke,10},{160 + 100*x/stroke,10},{160 + 100*x/stroke,-10},{-30 + 100*x/stroke,-10}})),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{80,-40},{80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes the rod out, oil in B draws it in. The stroke x is 0 retracted and <code>stroke</code> extended.</p>
<p>Both sides store oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>) in the volumes
<b>V_A = V_deadA + A_A*x</b> and <b>V_B = V_deadB + A_B*(stroke - x)</b>, and push the rod with
<b>f_pressure = (p_A - p_amb)*A_A - (p_B - p_amb)*A_B</b>. Leakage m = rho_0*leakage*(p_A - p_B) goes past the piston.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. The outside carries the ambient pressure.</p>
<p>Give bore and rod diameter, or the areas. With a rigid mass on the rod, m_moving adds to it; it may be 0 then.
x_start counts before the start position of a mass on the rod.</p>
<p>The seals stick, by default with a friction after their diameters. Typical: d 200 to 2000 N.s/m, f_coulomb 1 to 5 % of the nominal
force, f_stribeck as much again; leakage with good seals 0. For a cylinder without friction set f_coulomb and d to 0.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s). Source: friction and
stops as in <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>; oil and areas after H. E. Merritt, Hydraulic
Control Systems (1967), chapter 6. Example: <a href='modelica://Bramah.Examples.Cylinders.StickSlip'>StickSlip</a>.</p>
</html>"));
end DoubleActingCylinder;
