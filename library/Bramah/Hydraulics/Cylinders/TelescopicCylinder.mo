// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model TelescopicCylinder "Telescopic cylinder, drawn in by its load"
  extends Interfaces.HousedActuator(final stroke=sum(l), m_moving=7850*Units.pi/4*d_stages[1]^2*0.5*l[1]*size(d_stages, 1),
    c_stop=c_area*area[1], e_max0=0.5*V_0A/noEvent(max(area[1], 1e-9)));
  parameter Units.Length d_stages[:](each min=1e-3) = {0.1, 0.08, 0.06} "Diameters of the stages, the largest first" annotation(Dialog(group="Size"));
  parameter Units.Length l[size(d_stages, 1)](each min=1e-3) = fill(0.5, size(d_stages, 1)) "Strokes of the stages" annotation(Dialog(group="Size"));
  parameter Units.Length l_change(min=1e-5) = 5e-3 "Length over which one stage takes over from the last" annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadA(min=0) = 2e-4 "Oil volume at stroke 0, with its line" annotation(Dialog(group="Size"));
  parameter Units.AbsolutePressure pA_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port A "Oil" annotation(__Bramah(stores=true),
    Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Units.AbsolutePressure pA "Pressure";
  Units.Volume VA "Oil volume";
  Units.Area A_A(displayUnit="cm2") "Area of the stage that moves";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
protected
  parameter Integer n = size(d_stages, 1) "Number of stages";
  parameter Units.Area area[n] = {Units.pi/4*d_stages[i]^2 for i in 1:n} "Areas of the stages";
  parameter Units.Volume V_0A = Internal.usedVolume(V_deadA, area[1]) "Dead volume in use";
  Real place[n - 1] "Place in the change from a stage to the next, 0 to 1";
  Real share[n - 1] "The place, between 0 and 1";
  Internal.Chamber chamberA(final isCurved=true, final V_least=V_0A, final oil=oil, final densityModel=densityModel,
    final init=init, final p_start=pA_start, final V_nominal=V_0A + area[1]*stroke/2, V=VA, m_flow=A.m_flow);
equation
  assert(sum(if d_stages[i + 1] < d_stages[i] then 0 else 1 for i in 1:n - 1) == 0, "the stages of a telescope are in d_stages with the largest first");
  pA = A.p;
  pA = chamberA.p;
  for i in 1:n - 1 loop
    place[i] = (x - sum(l[1:i]))/l_change + 0.5;
    share[i] = noEvent(min(max(place[i], 0), 1));
  end for;
  A_A = area[1] + sum((area[i + 1] - area[i])*share[i]*share[i]*(3 - 2*share[i]) for i in 1:n - 1);
  // the integral of A_A over x
  VA = V_0A + area[1]*x + l_change*sum((area[i + 1] - area[i])*(share[i]^3 - 0.5*share[i]^4 + noEvent(max(place[i] - 1, 0))) for i in 1:n - 1);
  qA = A.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*A_A;
  annotation(
    __Bramah(bondGraph="Bramah.BondGraphs.Internal.TelescopicCylinder", rule="Telescopic, single-acting (X11500): stages nested in one another, open towards the oil.", moves(rod=100*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,36},{90,50},{-90,50},{-90,-50},{90,-50},{90,-36}}),
      Line(points=DynamicSelect({{116,24},{116,36},{-70,36}}, {{116 + 60*x/stroke,24},{116 + 60*x/stroke,36},{-70 + 60*x/stroke,36}})),
      Line(points=DynamicSelect({{116,-24},{116,-36},{-70,-36}}, {{116 + 60*x/stroke,-24},{116 + 60*x/stroke,-36},{-70 + 60*x/stroke,-36}})),
      Line(points=DynamicSelect({{138,10},{138,24},{-60,24}}, {{138 + 80*x/stroke,10},{138 + 80*x/stroke,24},{-60 + 80*x/stroke,24}})),
      Line(points=DynamicSelect({{138,-10},{138,-24},{-60,-24}}, {{138 + 80*x/stroke,-10},{138 + 80*x/stroke,-24},{-60 + 80*x/stroke,-24}})),
      Line(points=DynamicSelect({{-50,10},{160,10},{160,-10},{-50,-10}}, {{-50 + 100*x/stroke,10},{160 + 100*x/stroke,10},{160 + 100*x/stroke,-10},{-50 + 100*x/stroke,-10}})),
      Line(points={{-80,-50},{-80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-74,-78},{-54,-56}}, textString="A"),
      Text(extent={{-100,58},{100,88}}, textString="%name")}),
    Documentation(info="<html>
<p>Stages in one another. Oil in A pushes out the stage of the largest area first, then the next; the load draws them in, the smallest
first. So at a constant flow the rod speeds up, and under a constant load the pressure rises, from stage to stage.</p>
<p><b>A_A(x)</b> is the area of the stage that moves; at the end of each stage's stroke it passes to the next one's along a cubic of length
l_change. <b>V_A = V_deadA + integral of A_A dx</b>, <b>f_pressure = (p_A - p_amb)*A_A</b>: what the oil does is what the rod receives.
The stages are one mass: the blow when one takes over from another is not modelled.</p>
<p>Motion, friction and end stops are those of <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>:
<b>m_moving*a = f_pressure - f_friction + f_stop + rod.f</b>. The outside carries the ambient pressure.</p>
<p>Typical: 2 to 5 stages, 100 to 200 bar, tipper bodies and lifts.</p>
<p>Assumptions: stiff walls, one pressure in each chamber; the dead volumes carry the lines up to the next component. Valid: pressures for which
the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s). Source: friction and
stops as in <a href='modelica://Bramah.Hydraulics.Interfaces.LinearActuator'>LinearActuator</a>; oil and areas after H. E. Merritt, Hydraulic
Control Systems (1967), chapter 6. Example: <a href='modelica://Bramah.Examples.Cylinders.OtherActuators'>OtherActuators</a>.</p>
</html>"));
end TelescopicCylinder;
