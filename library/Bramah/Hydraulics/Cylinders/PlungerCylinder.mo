// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model PlungerCylinder "Plunger cylinder, drawn in by its load"
  extends Interfaces.HousedActuator(m_moving=7850*Units.pi/4*d_plunger^2*(stroke + 0.1), f_coulomb=c_seal*Units.pi*d_plunger,
    c_stop=c_area*A_A, e_max0=0.5*V_0A/noEvent(max(A_A, 1e-9)));
  parameter Units.Length d_plunger(min=1e-3) = 0.05 "Diameter of the plunger" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Area A_A(displayUnit="cm2", min=0) = Units.pi/4*d_plunger^2 "Area of the plunger" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 1e-4 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Oil" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
protected
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, A_A) "Dead volume in use";
  Internal.Chamber chamberA(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pA_start,
    final V_nominal=V_0A + A_A*stroke/2, V=VA, m_flow=A.m_flow);
equation
  pA = A.p;
  pA = chamberA.p;
  VA = V_0A + A_A*x;
  qA = A.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*A_A;
  annotation(
    __Bramah(technicalData="%{?abs(A_A/d_plunger^2 - Units.pi/4) < 1e-6}⌀%{d_plunger:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_plunger^2 - Units.pi/4) < 1e-6}%{A_A:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > a:0 > chamberA:C, a > pistonA:TF > piston", rule="Plunger (X11490): barrel 9 M x 5 M, plunger 3 M thick.", moves(rod=100*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,30},{90,50},{-90,50},{-90,-50},{90,-50},{90,-30}}),
      Line(points=DynamicSelect({{160,30},{-50,30},{-50,-30},{160,-30},{160,30}},
        {{160 + 100*x/stroke,30},{-50 + 100*x/stroke,30},{-50 + 100*x/stroke,-30},{160 + 100*x/stroke,-30},{160 + 100*x/stroke,30}})),
      Line(points={{-80,-50},{-80,-80}}),
      Text(extent={{-74,-76},{-54,-54}}, textString="A"),
      Text(extent={{-100,58},{100,88}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in A pushes the plunger out; its load brings it back. The seal is at the mouth, so there is no leakage into a rod side.</p>
<p><b>V_A = V_deadA + A_A*x</b>, <b>f_pressure = (p_A - p_amb)*A_A</b>.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. The outside carries the ambient pressure.</p>
<p>The seals stick, by default with a friction after their diameters. Typical: d 200 to 2000 N.s/m, f_coulomb 1 to 5 % of the nominal
force, f_stribeck as much again; leakage with good seals 0. For a cylinder without friction set f_coulomb and d to 0.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s). Source: friction and
stops as in <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>; oil and areas after H. E. Merritt, Hydraulic
Control Systems (1967), chapter 6. Example: <code>flow_divider</code>.</p>
</html>"));
end PlungerCylinder;
