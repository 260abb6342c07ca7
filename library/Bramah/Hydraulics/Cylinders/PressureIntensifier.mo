// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model PressureIntensifier "Pressure intensifier: a large piston drives a small one"
  extends Interfaces.OilComponent;
  parameter Units.Length d_1(min=1e-3) = 0.1 "Diameter of the large piston" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Length d_2(min=1e-3, max=d_1) = 0.05 "Diameter of the small piston" annotation(__Bramah(usual={2e-3,2}), Dialog(group="Size"));
  parameter Units.Area A_1(displayUnit="cm2", min=1e-9) = Units.pi/4*d_1^2 "Area of the large piston" annotation(Dialog(group="Size"));
  parameter Units.Area A_2(displayUnit="cm2", min=1e-9, max=0.99*A_1) = Units.pi/4*d_2^2 "Area of the small piston, less than A_1"
    annotation(Dialog(group="Size"));
  parameter Units.Length stroke(min=1e-3) = 0.2 "Stroke" annotation(Dialog(group="Size"));
  parameter Units.Mass m_moving(min=1e-3) = 7850*(A_1*0.6*d_1 + A_2*(stroke + 0.6*d_2)) "Mass of both pistons" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 5e-5 "Oil volume of side A at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 2e-5 "Oil volume of side B at full stroke, with its line" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadT(min=0) = 5e-5 "Oil volume between the pistons at full stroke, with its line"
    annotation(Dialog(group="Size"));
  parameter Units.LeakageCoefficient leakage_1 = 0 "Leakage past the large piston, A to T, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient leakage_2 = 0 "Leakage past the small piston, B to T, at the density rho_0"
    annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalDampingConstant d(min=0) = 1e6*A_1 "Viscous friction per speed; by default 2 % of the force of 100 bar at 0.2 m/s" annotation(Dialog(tab="Losses"));
  parameter Units.Force f_coulomb(min=0) = 0 "Friction independent of speed" annotation(Dialog(tab="Losses"));
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e11*A_1 "Stiffness of the end stops" annotation(Dialog(tab="End stops"));
  parameter Real d_stop(unit="s/m", min=0) = 10 "Damping of the end stops: their force grows by d_stop*speed"
    annotation(Dialog(tab="End stops"));
  parameter Types.Initial init = Types.Initial.Start "What fixes position, speed and pressures at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.Position x_start(min=0, max=stroke) = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.Velocity v_start = 0 "Speed at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure of side A at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure pT_start = fluid.p_ambient "Pressure between the pistons at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Low pressure, on the large piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Interfaces.Port T "Space between the pistons: to the tank, or pressure to draw them back" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port B "High pressure, before the small piston" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Real ratio(unit="1") "Area of the large piston over that of the small one";
  Units.Position x "Stroke: 0 at the stop of side A";
  Units.Velocity v "Speed towards side B";
  Units.AbsolutePressure pA "Pressure of side A";
  Units.AbsolutePressure pB "Pressure of side B";
  Units.AbsolutePressure pT "Pressure between the pistons";
  Units.Volume VB "Oil volume of side B";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Volume V_0T = Internal.usedVolume(V_deadT, A_1 - A_2) "Dead volume between the pistons in use";
  parameter Units.Volume V_0B = Internal.usedVolume(V_deadB, A_2) "Dead volume of side B in use";
  DoubleActingCylinder drive(final oil=oil, final densityModel=densityModel, final d_bore=d_1, final d_rod=d_2, final A_A=A_1,
    final A_B=A_1 - A_2, final stroke=stroke, final m_moving=m_moving, final V_deadA=V_deadA, final V_deadB=V_0T,
    final leakage=leakage_1, final d=d, final dryFriction=Types.DryFriction.Rounded, final f_coulomb=f_coulomb, final f_stribeck=0,
    final c_stop=c_stop, final d_stop=d_stop,
    final e_max1=0.5*noEvent(min(V_0T/(A_1 - A_2), V_0B/A_2)), final init=init,
    final x_start=x_start, final v_start=v_start, final pA_start=pA_start, final pB_start=pT_start)
    "Large piston, with the small one as its rod";
  Units.MassFlowRate m_leak "Leakage past the small piston, B to T";
  Internal.Chamber chamberB(final oil=oil, final densityModel=densityModel, final init=init, final p_start=pB_start,
    final V_nominal=V_0B + A_2*stroke/2, V=VB, m_flow=B.m_flow - m_leak);
  Mechanics.Translational.Interfaces.FlangeReader small(f=(pB - fluid.p_ambient)*A_2) "Force of side B on the small piston";
  Interfaces.PortReader seal(m_flow=m_leak) "Leakage that comes out between the pistons";
equation
  connect(drive.A, A);
  connect(drive.B, T);
  connect(seal.port, T);
  connect(drive.rod, small.flange);
  ratio = A_1/A_2;
  x = drive.x;
  v = drive.v;
  pA = A.p;
  pT = T.p;
  pB = B.p;
  pB = chamberB.p;
  VB = V_0B + A_2*(stroke - x);
  m_leak = oil.rho_0*leakage_2*(pB - pT);
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  annotation(
    __Bramah(technicalData="%{?abs(A_1/d_1^2 - Units.pi/4) + abs(A_2/d_2^2 - Units.pi/4) < 1e-6}⌀%{d_1:mm}/%{d_2:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_1/d_1^2 - Units.pi/4) + abs(A_2/d_2^2 - Units.pi/4) < 1e-6}%{A_1:cm2}/%{A_2:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}", bonds="A > drive.A, T > t:0 > drive.B, drive.rod > small:TF > b:0 > chamberB:C, B > b, b > gap:1 > t if leakage_2, gap > seal:R if leakage_2", rule="Pressure intensifier, single stroke (X11590, for oil on both sides): large and small barrel in line, two pistons on one rod."),
    defaultComponentName="intensifier",
    Icon(coordinateSystem(extent={{-100,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{10,20},{10,40},{-90,40},{-90,-40},{10,-40},{10,-20}}),
      Line(points={{10,20},{90,20},{90,-20},{10,-20}}),
      Rectangle(extent=DynamicSelect({{-70,-40},{-50,40}}, {{-70 + 36*x/stroke,-40},{-50 + 36*x/stroke,40}})),
      Rectangle(extent=DynamicSelect({{22,-20},{42,20}}, {{22 + 36*x/stroke,-20},{42 + 36*x/stroke,20}})),
      Line(points=DynamicSelect({{-50,10},{22,10}}, {{-50 + 36*x/stroke,10},{22 + 36*x/stroke,10}})),
      Line(points=DynamicSelect({{-50,-10},{22,-10}}, {{-50 + 36*x/stroke,-10},{22 + 36*x/stroke,-10}})),
      Line(points={{-80,-40},{-80,-80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{80,-20},{80,-80}}),
      Text(extent={{-74,-72},{-54,-50}}, textString="A"),
      Text(extent={{6,-72},{26,-50}}, textString="T"),
      Text(extent={{54,-72},{74,-50}}, textString="B"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>The pressure at A on the large piston makes a higher one at B before the small piston, one stroke long. At rest</p>
<p><b>(p_B - p_amb)*A_2 = (p_A - p_amb)*A_1 - (p_T - p_amb)*(A_1 - A_2)</b>,</p>
<p>without friction; with T at the tank p_B is <code>ratio</code> = A_1/A_2 times p_A over the surroundings, and as much less oil comes out of B as goes
into A. Three volumes store oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Internal.Chamber</a>):
<b>V_A = V_deadA + A_1*x</b>, <b>V_T = V_deadT + (A_1 - A_2)*(stroke - x)</b>, <b>V_B = V_deadB + A_2*(stroke - x)</b>.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>. Past the large
piston leaks rho_0*leakage_1*(p_A - p_T), past the small one rho_0*leakage_2*(p_B - p_T).</p>
<p>To go back, side B is filled through a check valve while A leads to the tank, or T is put under pressure. T must lead somewhere: a shut T
locks the pistons. Typical: ratio 1.5 to 5, up to 20 for presses; 1 to 4 % of the force is friction.</p>
<p>Assumptions: stiff walls, one pressure in each volume; the dead volumes carry the lines up to the next component. Valid: pressures for which the
barrels are stiff against the oil; motions slower than a wave through them. Source: the balance of forces on both pistons; friction and stops as in
<a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>. Example: <a
href='modelica://Bramah.Examples.Cylinders.Intensifier'>Intensifier</a>.</p>
</html>"));
end PressureIntensifier;
