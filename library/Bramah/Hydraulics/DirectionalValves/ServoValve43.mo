// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ServoValve43 "Servo valve, zero overlap"
  extends Interfaces.ProportionalSpool43(q_nom=40/60000, dp_nom=35e5, x_max=0.5e-3, omega=500, zeta=0.7,
    clearance=x_max*share/(1 - share),
    v_limit=if pilotLimits then v_max*sqrt(noEvent(max((P.p - T.p)/p_sheet, 1e-6))) else v_max, m_pilot=pilot.m_flow);
  parameter Units.PressureDifference p_sheet(min=1e5) = 210e5 "Supply over T at which q_null, q_pilot and t_stroke are stated"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Units.VolumeFlowRate q_null(min=0) = 0.014*q_nom "Leakage past the spool in its middle, A and B shut; sets clearance"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Units.VolumeFlowRate q_pilot(min=0) = 0 "Flow that the pilot stage takes from P to T"
    annotation(Dialog(group="Null and pilot stage"));
  parameter Boolean pilotLimits = false "true: the pilot stage moves the spool as fast as its pressure allows, t_stroke at p_sheet"
    annotation(Evaluate=true, Dialog(group="Null and pilot stage", enable=useDynamics));
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  parameter Boolean useTransducer = false "true: electric feedback, with the measured place of the spool as output; false: mechanical"
    annotation(Evaluate=true, Dialog(group="Spool"));
  Blocks.Interfaces.RealOutput y(unit="1") = x/x_max if useTransducer "Measured place of the spool over x_max"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={180,-20})));
protected
  parameter Real share(unit="1") = q_null/(2*q_nom*sqrt(p_sheet/(2*dp_path))) "Opening of an edge in the middle over that at u = 1";
  parameter Units.Area A_pilot = q_pilot/(Cd*sqrt(2*p_sheet/oil.rho_0)) "Area of the pilot stage's nozzles";
  Internal.Edge pilot(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=p_sheet/10, area=A_pilot, p_1=P.p, p_2=T.p) "Nozzles of the pilot stage";
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", bonds="p > wayPilot:1 > t if q_pilot, wayPilot > pilot:R if q_pilot", rule="Servo valve (X10790): proportional 4/3 valve; torque motor of two opposed coils (X10160), their strokes apart, a steep arrow across, mechanical feedback (X10190) from the spool to it, or a transducer G on the spool, box 3 M (X10780); an amplifier at the torque motor for integrated electronics (X10800)."),
    defaultComponentName="servoValve",
    Icon(coordinateSystem(extent={{-180,-80},{180,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,-20},{-180,-20}}, {{-180,-20},{-180 + max(0, 80*x/x_max),-20}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{40,-40},{120,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
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
      Rectangle(extent={{-180,-40},{-120,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-145,0},{-125,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-155,0},{-175,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-140.3,-64},{-149.7,-21.5}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-154,-2},{-155.5,-22.8},{-143.8,-20.2},{-154,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-120,35},{-175,35},{-175,14}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=not useTransducer),
      Line(points={{-120,25},{-165,25},{-165,14}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=not useTransducer),
      Polygon(points={{-170,0},{-177,14},{-163,14},{-170,0}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=not useTransducer),
      Rectangle(extent={{120,-40},{180,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=useTransducer),
      Line(points={{120,20},{180,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=useTransducer),
      Text(extent={{122,-38},{146,-14}}, textString="G", origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=useTransducer),
      Line(points={{156,-2},{156,8},{160,14},{166,14},{170,8},{170,-2}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=useTransducer),
      Line(points=DynamicSelect({{180,-20},{180,-20}}, {{180 + 80*x/x_max,-20},{180,-20}}), color={44,99,201}, visible=useTransducer),
      Rectangle(extent={{-240,-40},{-180,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=electronics <> Types.ValveElectronics.None),
      Polygon(points={{-195,-10},{-225,5},{-225,-25},{-195,-10}}, origin=DynamicSelect({0,0},{80*x/x_max,0}), visible=electronics <> Types.ValveElectronics.None),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>As <a href='modelica://Bramah.Hydraulics.DirectionalValves.ProportionalValve43'>ProportionalValve43</a>, with the data of a servo valve: zero overlap,
nominal flow at 35 bar per edge (70 bar in all), 80 Hz. A torque motor moves the spool through a pilot stage of oil, and a feedback spring from the
spool draws the motor back; both are in the second-order lag.</p>
<p><b>der(x)</b> is that of a lag of the second order in (u - u_null)*x_max, <b>q = q_nom*(x/x_max)*sqrt(dp/dp_nom)</b> over each open edge.</p>
<p>From the data sheet, at the supply <code>p_sheet</code> over T:</p>
<ul>
<li><code>q_null</code> leaks past the spool in its middle with A and B shut, over both edges of each side: the opening there is
<b>clearance = x_max*r/(1 - r)</b>, <b>r = q_null/(2*q_nom*sqrt(p_sheet/(2*dp_nom)))</b>. The less of it, the steeper the pressure gain: p_A - p_B goes
from -p_sheet to p_sheet as x goes from -clearance to clearance.</li>
<li><code>q_pilot</code> flows through the nozzles of the pilot stage, from P to T, as the root of the pressure. Both together are the valve's whole
leakage.</li>
<li><code>omega</code> is where the phase is -90 degrees, <code>zeta</code> half the inverse of the gain there; <code>t_stroke</code> the time from 0 to
x_max of a full step. With <code>pilotLimits</code> the spool's greatest speed follows the root of the supply, for it is the flow of the pilot stage:
<b>v_limit = x_max/t_stroke*sqrt((p_P - p_T)/p_sheet)</b>; without pressure it hardly moves.</li>
<li><code>hysteresis</code>, and <code>u_null</code> for the null bias; the threshold of a reversal is the hysteresis.</li>
</ul>
<p>With <code>useTransducer</code> the spool's place is fed back electrically and is the output y; the torque motor then has no mechanical feedback. <code>electronics</code> shows an amplifier on the valve.</p>
<p>Assumptions: as ProportionalValve43; the null is a clearance without laps. Valid: commands slower than about omega, pressure drops
within the power limit of the data sheet, beyond which flow forces push the spool shut. Typical: q_nom 4 to 100 l/min at 35 bar per edge, omega
200 to 900 rad/s, zeta 0.6 to 1; q_null 1 to 4 % of q_nom, q_pilot 0.3 to 1.5 l/min; hysteresis 2 to 4 % with mechanical feedback, 0.2 % with electric;
null bias below 2 %. Source: H. E. Merritt, Hydraulic Control Systems (1967), chapters 5 and 7. Example:
<code>servo_position_control</code>.</p>
</html>"));
end ServoValve43;
