// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model DoubleTelescopicCylinder "Telescopic cylinder, double-acting: drawn in by oil too"
  extends Interfaces.StagedActuator(e_max1=0.5*V_0B/noEvent(max(areaB[n], 1e-9)));
  parameter Units.Length d_rods[size(d_stages, 1)](each min=0) = {0.092, 0.07, 0.045} "Outside diameters of what moves out of each stage's bore, the largest first"
    annotation(Dialog(group="Size"));
  parameter Units.Volume V_deadB(min=0) = 1e-4 "Oil volume of side B at full stroke, with its line" annotation(Dialog(group="Size"));
  parameter Units.AbsolutePressure pB_start = fluid.p_ambient "Pressure of side B at the start" annotation(Dialog(tab="Start"));
  Interfaces.Port B "Draws the stages in" annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Units.AbsolutePressure pB "Pressure of side B";
  Units.Volume VB "Oil volume of side B";
  Units.Area A_B(displayUnit="cm2") "Ring area of the stage that moves";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Area areaB[n] = {Units.pi/4*(d_stages[i]^2 - d_rods[i]^2) for i in 1:n} "Ring areas of the stages";
  parameter Units.Volume V_0B = Internal.usedVolume(V_deadB, areaB[n]) "Dead volume of side B in use";
  Internal.Chamber chamberB(final isCurved=true, final V_least=V_0B, final oil=oil, final densityModel=densityModel,
    final init=init, final p_start=pB_start, final V_nominal=V_0B + areaB[1]*stroke/2, V=VB, m_flow=B.m_flow);
equation
  assert(sum(if d_rods[i] < d_stages[i] then 0 else 1 for i in 1:n) == 0, "each of d_rods is less than its diameter in d_stages");
  pB = B.p;
  pB = chamberB.p;
  A_B = areaB[1] + sum((areaB[i + 1] - areaB[i])*share[i]*share[i]*(3 - 2*share[i]) for i in 1:n - 1);
  // the integral of A_B from x to the full stroke
  VB = V_0B + sum(areaB[i]*l[i] for i in 1:n) - areaB[1]*x
    - l_change*sum((areaB[i + 1] - areaB[i])*(share[i]^3 - 0.5*share[i]^4 + noEvent(max(place[i] - 1, 0))) for i in 1:n - 1);
  qB = B.m_flow/oil.rho_0;
  f_pressure = (pA - fluid.p_ambient)*A_A - (pB - fluid.p_ambient)*A_B;
  annotation(
    __Bramah(bonds="piston > pistonB:TF > b:0 > chamberB:C, B > b", technicalData="⌀%{d_stages:mm} × %{stroke:mm} %{[mm]}", moves(rod=100*x/stroke), rule="Telescopic, double-acting (X11510): stages nested in one another, each with a piston in the bore of the one before."),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,36},{90,50},{-90,50},{-90,-50},{90,-50},{90,-36}}),
      Line(points=DynamicSelect({{-70,50},{-70,36},{116,36},{116,24}}, {{-70 + 60*x/stroke,50},{-70 + 60*x/stroke,36},{116 + 60*x/stroke,36},{116 + 60*x/stroke,24}})),
      Line(points=DynamicSelect({{-60,36},{-60,24},{138,24},{138,10}}, {{-60 + 80*x/stroke,36},{-60 + 80*x/stroke,24},{138 + 80*x/stroke,24},{138 + 80*x/stroke,10}})),
      Line(points=DynamicSelect({{-70,-50},{-70,-36},{116,-36},{116,-24}}, {{-70 + 60*x/stroke,-50},{-70 + 60*x/stroke,-36},{116 + 60*x/stroke,-36},{116 + 60*x/stroke,-24}})),
      Line(points=DynamicSelect({{-60,-36},{-60,-24},{138,-24},{138,-10}}, {{-60 + 80*x/stroke,-36},{-60 + 80*x/stroke,-24},{138 + 80*x/stroke,-24},{138 + 80*x/stroke,-10}})),
      Line(points=DynamicSelect({{-50,24},{-50,10},{160,10},{160,-10},{-50,-10},{-50,-24}}, {{-50 + 100*x/stroke,24},{-50 + 100*x/stroke,10},{160 + 100*x/stroke,10},{160 + 100*x/stroke,-10},{-50 + 100*x/stroke,-10},{-50 + 100*x/stroke,-24}})),
      Line(points={{-80,-50},{-80,-80}}),
      Line(points={{80,-50},{80,-80}}),
      Line(points={{-100,0},{-90,0}}, visible=useHousing),
      Text(extent={{-74,-78},{-54,-56}}, textString="A"),
      Text(extent={{54,-78},{74,-56}}, textString="B"),
      Text(extent={{-100,58},{100,88}}, textString="%name")}),
    Documentation(info="<html>
<p>Stages with the diameters <code>d_stages</code> move out one after the other, the largest first, as those of
<a href='modelica://Bramah.Hydraulics.Cylinders.TelescopicCylinder'>TelescopicCylinder</a>; oil in B draws them in by the rings between the bores
and what moves out of them, <code>d_rods</code>: <b>f_pressure = (p_A - p_amb)*A_A - (p_B - p_amb)*A_B</b>,
<b>V_B = V_deadB + integral of A_B from x to stroke</b>.</p>
<p>It comes in the other way round, the smallest stage first. The rings are far smaller than the bores: the outlet at A then takes several times the
flow into B.</p>
<p>Assumptions: stiff walls, one pressure in each chamber, the rings of all stages joined; the stage that moves is that of the stroke. Valid:
pressures for which the barrel is stiff against the oil, and motions slower than a wave through the chamber (its length over some 1300 m/s).
Typical: 2 to 4 stages, 100 to 200 bar; ring areas 10 to 30 % of the bores. Source: balance of forces and of oil. Example: <a
href='modelica://Bramah.Examples.Cylinders.LongStroke'>LongStroke</a>.</p>
</html>"));
end DoubleTelescopicCylinder;
