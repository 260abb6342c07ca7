// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve32 "Proportional 3/2 valve: A to T at rest, P to A with the command"
  extends Interfaces.ProportionalSpool(overlap=0.05);
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,-80})));
  Interfaces.Port T "Tank" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={20,-80})));
  Interfaces.Port A "Working port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-20,80})));
  Blocks.Interfaces.RealInput u "Command 0..1; in the middle all ports are shut" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.VolumeFlowRate q_A "Volume flow rate out of A, at the density rho_0";
protected
  Internal.Edge edgePA(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=P.p, p_2=A.p);
  Internal.Edge edgeAT(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_minus, p_1=A.p, p_2=T.p);
equation
  u_spool = 2*u - 1;
  P.m_flow = edgePA.m_flow;
  A.m_flow = edgeAT.m_flow - edgePA.m_flow;
  T.m_flow = -edgeAT.m_flow;
  q_A = -A.m_flow/oil.rho_0;
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", bonds="P > wayPA:1 > a:0 > A, wayPA > edgePA:R, a > wayAT:1 > T, wayAT > edgeAT:R", rule="Proportional 3/2 valve: two boxes between two lines, solenoid with arrow, spring; electronics on the valve: an amplifier, box 3 M, at the coil (as X10840), a transducer G over it for closed-loop control (as X10820).",
      valve(format=1, ports=3, positions={"P>A", "A>T"}, left="solenoid", right="spring", proportional=true, electronics=true)),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,0},{-180,0}}, {{-180,0},{-180 + max(0, 40*(1 + x/x_max)),0}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-110,50},{30,50}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-110,-50},{30,-50}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,-80},{-20,-40}}),
      Line(points={{20,-80},{20,-40}}),
      Line(points={{-20,80},{-20,40}}),
      Line(points={{-100,-40},{-100,20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{-100,40},{-107,20},{-93,20},{-100,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-60,-40},{-60,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-70,-20},{-50,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,40},{11.1,-22.1}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{20,-40},{17.3,-19},{4.8,-25.2},{20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-20,-40},{-20,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-30,-20},{-10,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-180,-20},{-120,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-140,20},{-160,-20}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-141.6,-38},{-157.2,32.5}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{-161.4,52},{-163,31.2},{-151.3,33.8},{-161.4,52}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-240,-20},{-180,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Polygon(points={{-195,10},{-225,25},{-225,-5},{-195,10}}, visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Rectangle(extent={{-240,40},{-180,100}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-240,100},{-180,40}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Text(extent={{-238,42},{-214,66}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Line(points={{-204,78},{-204,88},{-200,94},{-194,94},{-190,88},{-190,78}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{40*(1 + x/x_max),0})),
      Text(extent={{-44,-78},{-24,-56}}, textString="P"),
      Text(extent={{24,-78},{44,-56}}, textString="T"),
      Text(extent={{-44,56},{-24,78}}, textString="A"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>At rest (u = 0) A is open to T; at u = 0.5 all ports are shut, at u = 1 P is fully open to A. With a pressure sensor and a controller it holds a
pressure.</p>
<p>Spool, overlap and metering are those of <a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a> with the
command 2*u - 1: <b>A_PA = w*max(0, x - x_o + c)</b>, <b>A_AT = w*max(0, -x - x_o + c)</b>, x from -x_max (rest) to x_max. The start position
x_start = 0 is the middle.</p>
<p>Typical: q_nom 10 to 100 l/min at 5 bar, omega 60 to 300 rad/s, overlap 0 to 10 %.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its position; the data sheet of such a valve gives omega and hysteresis.</p>
<p>Assumptions: the spool follows its command as a lag of the second order, within its rate; flow forces do not move it. Valid: commands slower
than about omega, pressure drops within the power limit of the data sheet, beyond which flow forces push the spool shut. Source: the law of the
edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; spool and edges after H. E. Merritt, Hydraulic Control Systems
(1967), chapter 5. Example: <a href='modelica://Bramah.Examples.Valves.ThreeAndSixWays'>ThreeAndSixWays</a>.</p>
</html>"));
end ProportionalValve32;
