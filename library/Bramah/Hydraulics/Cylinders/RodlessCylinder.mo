// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model RodlessCylinder "Double-acting cylinder without rod: a band moves a carriage"
  extends Interfaces.HousedActuator(stroke=1, m_moving=4, f_coulomb=c_seal*Units.pi*d_bore, c_stop=c_area*area, e_max0=0.5*V_0A/area, e_max1=0.5*V_0B/area);
  parameter Units.Length d_bore(min=1e-3) = 0.04 "Bore" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 5e-5 "Oil volume of side B at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage = 0 "Leakage from A to B per pressure difference, at the density rho_0"
    annotation(__Bramah(fault(caption="Piston leaks", to=1e-10)), Dialog(tab="Losses"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Pushes the carriage to the right" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port B "Pushes the carriage to the left" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VA "Oil volume of side A";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Area area = Units.pi/4*d_bore^2 "Area of the piston, both sides" annotation(__Bramah(symbol="A"));
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, area) "Dead volume of side A in use";
  parameter Units.Volume V_0B = Internal.usedVolume(V_deadB, area) "Dead volume of side B in use";
  Units.MassFlowRate m_leak "Leakage from A to B";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + area*stroke/2, V=VA, m_flow=A.m_flow - m_leak);
  Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + area*stroke/2, V=VB, m_flow=B.m_flow + m_leak);
equation
  pA = A.p;
  pB = B.p;
  pA = chamberA.p;
  pB = chamberB.p;
  VA = V_0A + area*x;
  VB = V_0B + area*(stroke - x);
  m_leak = oil.rho_0*leakage*(pA - pB);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  f_pressure = (pA - pB)*area;
  annotation(
    __Bramah(bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston > pistonB:TF > b:0 > chamberB:C, B > b, a > gap:1 > b if leakage, gap > leak:R if leakage", technicalData="⌀%{d_bore:mm} × %{stroke:mm} %{[mm]}", moves(rod=140*x/stroke), rule="Rodless cylinder, band type (X11520 without cushions): barrel 9 M x 4 M, piston without rod, carriage 4 M x 1 M on the barrel; a bracket leads to what it moves."),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-90,-40},{90,40}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-30,40}}, {{-90 + 140*x/stroke,-40},{-50 + 140*x/stroke,40}})),
      Rectangle(extent=DynamicSelect({{-90,40},{-10,60}}, {{-110 + 140*x/stroke,40},{-30 + 140*x/stroke,60}})),
      Line(points=DynamicSelect({{-10,55},{125,55},{125,10},{160,10}}, {{-30 + 140*x/stroke,55},{125 + 140*x/stroke,55},{125 + 140*x/stroke,10},{160 + 140*x/stroke,10}})),
      Line(points=DynamicSelect({{-10,45},{105,45},{105,-10},{160,-10}}, {{-30 + 140*x/stroke,45},{105 + 140*x/stroke,45},{105 + 140*x/stroke,-10},{160 + 140*x/stroke,-10}})),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Line(points={{80,-40},{80,-80}}),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes piston and carriage to the right, oil in B to the left, with the same area <b>A = pi/4*d_bore^2</b>:
<b>m_moving*a = (p_A - p_B)*A - f_friction + f_stop + rod.f</b>. It needs no room for a rod, and its speeds are the same both ways.</p>
<p>Friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>.</p>
<p>Assumptions: stiff walls and a stiff band, one pressure in each chamber. Valid: pressures for which the band is tight. Typical: bores of 16 to
80 mm, strokes up to 3 m; hydraulic ones up to 100 bar. Source: balance of forces and of oil. Example: <a
href='modelica://Bramah.Examples.Cylinders.LongStroke'>LongStroke</a>.</p>
</html>"));
end RodlessCylinder;
