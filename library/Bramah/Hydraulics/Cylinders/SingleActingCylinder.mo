// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model SingleActingCylinder "Single-acting cylinder, drawn in by a spring"
  extends Interfaces.HousedActuator(stroke=0.1, m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.1) + d_bore^2*0.6*d_bore), f_coulomb=c_seal*Units.pi*(d_bore + d_rod),
    c_stop=c_area*A_A, e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.05 "Bore" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.028 "Rod diameter" annotation(__Bramah(usual={0,1.5}), Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.TranslationalSpringConstant c(min=0) = 5000 "Spring constant" annotation(Dialog(group="Spring"));
  parameter Units.Force f_0(min=0) = 500 "Spring force at stroke 0" annotation(Dialog(group="Spring"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Side of the full piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.Force f_spring "Spring force, into the housing";
protected
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, A_A) "Dead volume in use";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + A_A*stroke/2, V=VA, m_flow=A.m_flow);
equation
  pA = A.p;
  pA = chamberA.p;
  VA = V_0A + A_A*x;
  qA = A.m_flow/oil.rho_0;
  f_spring = f_0 + c*x;
  f_pressure = (pA - fluid.p_ambient)*A_A - f_spring;
  annotation(
    __Bramah(technicalData="%{?abs(A_A/d_bore^2 - Units.pi/4) < 1e-6}⌀%{d_bore:mm}/%{d_rod:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_bore^2 - Units.pi/4) < 1e-6}%{A_A:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston > spring:C", rule="Single-acting, drawn in by a spring (X11440): spring over the free length of the chamber.", moves(rod=100*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-30,40}}, {{-70 + 100*x/stroke,-40},{-30 + 100*x/stroke,40}})),
      Line(points=DynamicSelect({{-30,10},{160,10},{160,-10},{-30,-10}},
        {{-30 + 100*x/stroke,10},{160 + 100*x/stroke,10},{160 + 100*x/stroke,-10},{-30 + 100*x/stroke,-10}})),
      Line(points={{-30,0},{-20,36},{0,-36},{20,36},{40,-36},{60,36},{80,-36},{90,0}}),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{80,-40},{80,-52}}),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes the rod out against the spring; the rod side is open to the surroundings.</p>
<p><b>V_A = V_deadA + A_A*x</b>, <b>f_pressure = (p_A - p_amb)*A_A - (f_0 + c*x)</b>.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. The outside carries the ambient pressure.</p>
<p>The seals stick, by default with a friction after their diameters. Typical: d 200 to 2000 N.s/m, f_coulomb 1 to 5 % of the nominal
force, f_stribeck as much again; leakage with good seals 0. For a cylinder without friction set f_coulomb and d to 0.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s). Source: friction and
stops as in <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>; oil and areas after H. E. Merritt, Hydraulic
Control Systems (1967), chapter 6. Example: <a href='modelica://Bramah.Examples.Valves.ThreeAndSixWays'>ThreeAndSixWays</a>.</p>
</html>"));
end SingleActingCylinder;
