// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.DirectionalValves;
model ProportionalValve22 "Proportional 2/2 valve, shut at rest"
  extends Interfaces.ProportionalSpool;
  parameter Types.ValveElectronics electronics = Types.ValveElectronics.None "Electronics on the valve: changes the symbol only"
    annotation(Evaluate=true, Dialog(group="Symbol"));
  Interfaces.Port P "Pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.Port A "Working port" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Blocks.Interfaces.RealInput u "Command 0..1" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-180,0})));
  Units.MassFlowRate m_flow "Mass flow rate from P to A";
  Units.VolumeFlowRate q "Volume flow rate from P to A, at the density of the inlet";
  Units.PressureDifference dp "Pressure drop from P to A";
protected
  Internal.Edge edge(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,
    final dp_small=dp_small, final dp_t_max=dp_path/10, area=A_plus, p_1=P.p, p_2=A.p);
equation
  u_spool = u;
  dp = P.p - A.p;
  m_flow = edge.m_flow;
  q = m_flow/edge.rho;
  P.m_flow = m_flow;
  A.m_flow = -m_flow;
  annotation(
    __Bramah(productClass="QN", coils={"u"}, technicalData="%{?metering <> Types.Metering.Geometric}%{q_nom}, Δp %{dp_path}\n%{?metering == Types.Metering.Geometric}A %{w_edge*(x_max*(1 - overlap) + clearance):mm2} %{[mm2]}", bonds="P > way:1 > A, way > edge:R", rule="Proportional 2/2 valve (X10890): two boxes between two lines, solenoid with a steep arrow, spring; electronics on the valve: an amplifier, box 3 M, at the coil (as X10840), a transducer G over it for closed-loop control (as X10820).",
      valve(format=1, ports=2, positions={"P>A", ""}, left="solenoid", right="spring", proportional=true, electronics=true)),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-180,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points=DynamicSelect({{-180,0},{-180,0}}, {{-180,0},{-180 + max(0, 80*x/x_max),0}}), visible=DynamicSelect(false, true), color={44,99,201}),
      Rectangle(extent={{-120,-40},{-40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-40,-40},{40,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-110,50},{30,50}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-110,-50},{30,-50}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,80},{0,40}}),
      Line(points={{-80,-40},{-80,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-80,40},{-87,20},{-73,20},{-80,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{0,-40},{0,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-10,-20},{10,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{0,40},{0,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-10,20},{10,20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-180,-20},{-120,20}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-140,20},{-160,-20}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-141.6,-38},{-157.2,32.5}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-161.4,52},{-163,31.2},{-151.3,33.8},{-161.4,52}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{40,0},{44,-18},{52,18},{60,-18},{69,18},{77,-18},{85,18},{90,0}}, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-240,-20},{-180,40}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Polygon(points={{-195,10},{-225,25},{-225,-5},{-195,10}}, visible=electronics <> Types.ValveElectronics.None, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Rectangle(extent={{-240,40},{-180,100}}, fillColor={255,255,255}, fillPattern=DynamicSelect(FillPattern.None, FillPattern.Solid), visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-240,100},{-180,40}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Text(extent={{-238,42},{-214,66}}, textString="G", visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Line(points={{-204,78},{-204,88},{-200,94},{-194,94},{-190,88},{-190,78}}, visible=electronics == Types.ValveElectronics.ClosedLoop, origin=DynamicSelect({0,0},{80*x/x_max,0})),
      Text(extent={{4,-78},{24,-56}}, textString="P"),
      Text(extent={{4,56},{24,78}}, textString="A"),
      Text(extent={{60,58},{220,88}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Opens from P to A with the command u from 0 to 1; shut for u &lt;= 0 but for the clearance.</p>
<p>Spool, overlap and metering are those of <a href='modelica://Bramah.Hydraulics.Interfaces.ProportionalSpool'>ProportionalSpool</a>:
<b>der(v) = omega^2*(u*x_max - x) - 2*zeta*omega*v</b>, <b>A = w*max(0, x - x_o + c)</b>, <b>m_flow = Cd*A*sqrt(2*rho)*g(dp)</b>.</p>
<p>Typical: q_nom 10 to 200 l/min at 5 bar, omega 60 to 300 rad/s, overlap 10 to 20 %.</p>
<p><code>electronics</code> shows an amplifier on the valve, and with <code>ClosedLoop</code> the transducer of its position; the data sheet of such a valve gives omega and hysteresis.</p>
<p>Assumptions: the spool follows its command as a lag of the second order, within its rate; flow forces do not move it. Valid: commands slower
than about omega, pressure drops within the power limit of the data sheet, beyond which flow forces push the spool shut. Source: the law of the
edges is that of <a href='modelica://Bramah.Hydraulics.Internal.Edge'>Edge</a>; spool and edges after H. E. Merritt, Hydraulic Control Systems
(1967), chapter 5. Example: <a href='modelica://Bramah.Examples.Valves.MeteringTable'>MeteringTable</a>.</p>
</html>"));
end ProportionalValve22;
