// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve43 "Proportional 4/3 directional valve, spring-centred, closed centre"
  extends Interfaces.ProportionalSpool43;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", rule="Proportional 4/3 valve (X10760): two lines along the boxes for any place between, solenoids with steep arrows; electronics on the valve: an amplifier, box 3 M, at the coil (X10780), a transducer G over it for closed-loop control (as X10820).",
      valve(format=1, ports=4, positions={"P>A, B>T", "", "P>B, A>T"}, left="solenoid spring",
        right="solenoid spring", proportional=true, electronics=true)),
    defaultComponentName="valve",
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
      Line(points={{-140,0},{-160,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-140.3,-64},{-149.7,-21.5}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-154,-2},{-155.5,-22.8},{-143.8,-20.2},{-154,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-120,22},{-124,6},{-132,38},{-140,6},{-149,38},{-157,6},{-165,38},{-170,22}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{180,-40},{120,0}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{140,0},{160,-40}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{140.3,-64},{149.7,-21.5}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{154,-2},{155.5,-22.8},{143.8,-20.2},{154,-2}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{120,22},{124,6},{132,38},{140,6},{149,38},{157,6},{165,38},{170,22}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{180,-40},{240,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{195,-10},{225,5},{225,-25},{195,-10}}, visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{180,20},{240,80}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{180,80},{240,20}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Text(extent={{182,22},{206,46}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{216,58},{216,68},{220,74},{226,74},{230,68},{230,58}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{24,56},{44,78}}, textString="B"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics <> Types.ValveElectronics.ClosedLoop),
      Text(extent={{60,90},{220,120}}, textString="%name", horizontalAlignment=TextAlignment.Left, visible=electronics == Types.ValveElectronics.ClosedLoop)}),
    Documentation(info="<html>
<p>Spool valve with four metering edges that follows the command u from -1 to 1. u &gt; 0 leads P to A and B to T, u &lt; 0
P to B and A to T; at rest all ports are shut but for the clearance.</p>
<p>Spool, overlap and metering are those of
<a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a>: <b>der(v) = omega^2*(u*x_max - x) - 2*zeta*omega*v</b>,
<b>A_PA = A_BT = w*max(0, x - x_o + c)</b>, <b>A_PB = A_AT = w*max(0, -x - x_o + c)</b>, <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b>.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its position; the data sheet of such a valve gives omega and hysteresis.</p>
<p>Typical: size 6 to 10, q_nom 8 to 100 l/min at 5 bar a path, omega 60 to 600 rad/s, zeta 0.7 to 1, overlap 10 to 20 %
(proportional), near 0 (control quality), t_stroke 20 to 100 ms.</p>
<p>Assumptions: the spool follows its command as a lag of the second order, within its rate; flow forces do not move it. Valid: commands slower
than about omega, pressure drops within the power limit of the data sheet, beyond which flow forces push the spool shut. Source: the law of the
edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; spool and edges after H. E. Merritt, Hydraulic Control Systems
(1967), chapter 5. Example: <code>cylinder_drive_oil</code>.</p>
</html>"));
end ProportionalValve43;
