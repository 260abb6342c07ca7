// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ServoValve43 "Servo valve, zero overlap"
  extends Interfaces.ProportionalSpool43(q_nom=40/60000, dp_nom=35e5, x_max=0.5e-3, omega=500, zeta=0.7, clearance=2e-6);
  annotation(
    __Bramah(rule="Servo valve (X10790): proportional 4/3 valve; torque motor of two opposed coils with arrow, mechanical feedback (X10190) from the spool to it."),
    defaultComponentName="servoValve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,-20},{-180,-20}}, {{-180,-20},{-180 + max(0, 80*x/x_max),-20}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-120,-40},{-40,40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-40,-40},{40,40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{40,-40},{120,40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-110,50},{110,50}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-110,-50},{110,-50}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{20,80},{20,40}}),
      Line(points={{-100,-40},{-100,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-60,40},{-60,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-60,-40},{-53,-20},{-67,-20},{-60,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-20,-40},{-20,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-30,-20},{-10,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{20,-40},{20,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{10,-20},{30,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-20,40},{-20,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-30,20},{-10,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{20,40},{20,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{10,20},{30,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{60,-40},{91.1,22.1}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{100,40},{84.8,25.2},{97.3,19},{100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{60,40},{91.1,-22.1}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{100,-40},{97.3,-19},{84.8,-25.2},{100,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-180,-40},{-120,0}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-140,0},{-160,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-160,0},{-140,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-178,-52},{-136,-10}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-122,4},{-140.4,-5.9},{-131.9,-14.4},{-122,4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-120,35},{-175,35},{-175,14}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-120,25},{-165,25},{-165,14}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-170,0},{-177,14},{-163,14},{-170,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.DirectionalValves.ProportionalValve43'>ProportionalValve43</a>, with the data of a servo valve: zero overlap,
nominal flow at 35 bar per edge (70 bar in all), 80 Hz. A torque motor moves the spool through a stage of oil, and a feedback spring from the
spool draws the motor back; both are in the second-order lag.</p>
<p><b>der(x)</b> is that of a lag of the second order in u*x_max, <b>q = q_nom*(x/x_max)*sqrt(dp/dp_nom)</b> over each open edge.</p>
<p>Assumptions: as ProportionalValve43; the null is a clearance of 2 um without laps. Valid: commands slower than about omega, pressure drops
within the power limit of the data sheet, beyond which flow forces push the spool shut. Typical: q_nom 4 to 100 l/min at 35 bar per edge, omega
200 to 900 rad/s, zeta 0.6 to 1. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapters 5 and 7. Example:
<code>servo_position_control</code>.</p>
</html>"));
end ServoValve43;
