// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model TelescopicCylinder "Telescopic cylinder, drawn in by its load"
  extends Interfaces.StagedActuator;
equation
  f_pressure = (pA - fluid.p_ambient)*A_A;
  annotation(
    __Bramah(technicalData="⌀%{d_stages:mm} × %{stroke:mm} %{[mm]}", rule="Telescopic, single-acting (X11500): stages nested in one another, open towards the oil.", moves(rod=100*x/stroke)),
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
