// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model SpringPiston "Spring piston: a small piston between two chambers, pushed in by a spring, as in controllers of pumps"
  extends Interfaces.HousedActuator(stroke=0.015, d=100, dryFriction=Types.DryFriction.Rounded, m_moving=7850*Units.pi/4*(d_rod^2*(stroke + 0.02) + d_bore^2*0.6*d_bore),
    c_stop=c_area*noEvent(max(A_A, A_B)), e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)), e_max1=0.5*V_0B/noEvent(max(A_B, 1e-9)));
  parameter Units.Length d_bore(min=1e-3) = 0.02 "Bore" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Length d_rod(min=0, max=d_bore) = 0.01 "Rod diameter" annotation(__Bramah(usual={0,1.5}), Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_bore^2 "Piston area on side A" annotation(Dialog(group="Size"));
  parameter Units.Area A_B(displayUnit="cm2", min=0) = Units.pi/4*(d_bore^2 - d_rod^2) "Piston area on side B, with the spring"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(displayUnit="cm3", min=0) = 2e-6 "Oil volume of side A at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(displayUnit="cm3", min=0) = 2e-6 "Oil volume of side B at full stroke, with its line" annotation(Dialog(group="Size"));
  parameter Units.TranslationalSpringConstant c(min=0) = 10e3 "Spring constant" annotation(Dialog(group="Spring"));
  parameter Units.Force f_0(min=0) = 100 "Spring force at stroke 0" annotation(Dialog(group="Spring"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Piston leaks", to=1e-10)), Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Side of the full piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port B "Side of the spring and of the rod" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VA "Oil volume of side A";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Units.Force f_spring "Spring force, into the housing";
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
  f_spring = f_0 + c*x;
  f_pressure = (pA - fluid.p_ambient)*A_A - (pB - fluid.p_ambient)*A_B - f_spring;
  annotation(
    __Bramah(technicalData="%{?abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}⌀%{d_bore:mm}/%{d_rod:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}%{A_A:cm2}/%{A_B:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston > pistonB:TF > b:0 > chamberB:C, B > b, piston > spring:C, a > gap:1 > b if leakage, gap > leak:R if leakage", rule="Double-acting, single rod (X11450), with a spring over the free length of the rod's chamber as at the single-acting cylinder (X11440).", moves(rod=100*x/stroke)),
    defaultComponentName="piston",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-30,40}}, {{-70 + 100*x/stroke,-40},{-30 + 100*x/stroke,40}})),
      Line(points=DynamicSelect({{-30,10},{160,10},{160,-10},{-30,-10}},
        {{-30 + 100*x/stroke,10},{160 + 100*x/stroke,10},{160 + 100*x/stroke,-10},{-30 + 100*x/stroke,-10}})),
      Line(points=DynamicSelect({{-30,0},{-20,36},{0,-36},{20,36},{40,-36},{60,36},{80,-36},{90,0}},
        {{-30 + 100*x/stroke,0},{-20 + 91.7*x/stroke,36},{0 + 75*x/stroke,-36},{20 + 58.3*x/stroke,36},{40 + 41.7*x/stroke,-36},{60 + 25*x/stroke,36},{80 + 8.33*x/stroke,-36},{90,0}})),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{80,-40},{80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes the rod out against a spring and the oil in B: the setting piston of a pump, or the piston that moves a large spool. Join B to the tank, or
to the pressure that helps the spring.</p>
<p>Both sides store oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>) in the volumes <b>V_A = V_deadA + A_A*x</b> and
<b>V_B = V_deadB + A_B*(stroke - x)</b>, and push the rod with <b>f_pressure = (p_A - p_amb)*A_A - (p_B - p_amb)*A_B - (f_0 + c*x)</b>. Leakage
m = rho_0*leakage*(p_A - p_B) goes past the piston. Motion, friction and end stops are those of <a
href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>: <b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. What it
moves, as a swash plate, is a mass on its rod.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the spring follows its law over the whole stroke and has no mass. Valid: pressures for which the
barrel is stiff against the oil. Typical: d_bore 12 to 40 mm, stroke 8 to 30 mm, c 5 to 50 N/mm, f_0 50 to 500 N, d 50 to 500 N.s/m. Source: friction and
stops as in <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>; oil and areas after H. E. Merritt, Hydraulic
Control Systems (1967), chapter 6. Example: <a href='modelica://Bramah.Examples.Pumps.ControllerOfParts'>ControllerOfParts</a>.</p>
</html>"));
end SpringPiston;
