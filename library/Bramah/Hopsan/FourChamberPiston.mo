// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model FourChamberPiston "Piston of Hopsan with four chambers, two to each side"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length stroke(min=1e-6) = 1 "Stroke";
  parameter Units.Area A_1(displayUnit="cm2", min=0) = 1e-3 "Area of chamber 1, which pushes it out";
  parameter Units.Volume V_1(min=1e-9) = 3e-4 "Dead volume of chamber 1";
  parameter Units.Area A_2(displayUnit="cm2", min=0) = 1e-3 "Area of chamber 2, which pushes it in";
  parameter Units.Volume V_2(min=1e-9) = 3e-4 "Dead volume of chamber 2";
  parameter Units.Area A_3(displayUnit="cm2", min=0) = 1e-3 "Area of chamber 3, which pushes it out";
  parameter Units.Volume V_3(min=1e-9) = 3e-4 "Dead volume of chamber 3";
  parameter Units.Area A_4(displayUnit="cm2", min=0) = 1e-3 "Area of chamber 4, which pushes it in";
  parameter Units.Volume V_4(min=1e-9) = 3e-4 "Dead volume of chamber 4";
  parameter Units.TranslationalDampingConstant d(min=0) = 1000 "Viscous friction";
  parameter Units.TranslationalSpringConstant c_stop(min=0) = 1e8 "Stiffness of the end stops";
  parameter Units.Position x_start(min=0, max=stroke) = 0 "Stroke at the start" annotation(Dialog(tab="Start"));
  parameter Units.LeakageCoefficient g_12(min=0) = 0 "Leakage from chamber 1 to chamber 2" annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient g_13(min=0) = 0 "Leakage from chamber 1 to chamber 3" annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient g_14(min=0) = 0 "Leakage from chamber 1 to chamber 4" annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient g_23(min=0) = 0 "Leakage from chamber 2 to chamber 3" annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient g_24(min=0) = 0 "Leakage from chamber 2 to chamber 4" annotation(Dialog(tab="Losses"));
  parameter Units.LeakageCoefficient g_34(min=0) = 0 "Leakage from chamber 3 to chamber 4" annotation(Dialog(tab="Losses"));
  parameter Units.AbsolutePressure p1_start = 1e5 "Pressure of chamber 1 at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure p2_start = 1e5 "Pressure of chamber 2 at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure p3_start = 1e5 "Pressure of chamber 3 at the start" annotation(Dialog(tab="Start"));
  parameter Units.AbsolutePressure p4_start = 1e5 "Pressure of chamber 4 at the start" annotation(Dialog(tab="Start"));
  Hydraulics.Interfaces.Port P1 "Chamber 1"
    annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-80})));
  Hydraulics.Interfaces.Port P2 "Chamber 2"
    annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-80})));
  Hydraulics.Interfaces.Port P3 "Chamber 3"
    annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,-80})));
  Hydraulics.Interfaces.Port P4 "Chamber 4"
    annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,-80})));
  Mechanics.Translational.Interfaces.Flange_b rod "Rod end"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={160,0})));
  Units.Position x(start=x_start, fixed=true) "Stroke: 0 retracted";
  Units.Velocity v(start=0, fixed=true) "Speed";
protected
  Units.VolumeFlowRate q_1 "Leakage out of chamber 1";
  Units.VolumeFlowRate q_2 "Leakage out of chamber 2";
  Units.VolumeFlowRate q_3 "Leakage out of chamber 3";
  Units.VolumeFlowRate q_4 "Leakage out of chamber 4";
  Hydraulics.Internal.Chamber chamber1(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=p1_start,
    final V_nominal=V_1 + A_1*stroke/2, V=V_1 + A_1*x, m_flow=P1.m_flow - oil.rho_0*q_1);
  Hydraulics.Internal.Chamber chamber2(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=p2_start,
    final V_nominal=V_2 + A_2*stroke/2, V=V_2 + A_2*(stroke - x), m_flow=P2.m_flow - oil.rho_0*q_2);
  Hydraulics.Internal.Chamber chamber3(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=p3_start,
    final V_nominal=V_3 + A_3*stroke/2, V=V_3 + A_3*x, m_flow=P3.m_flow - oil.rho_0*q_3);
  Hydraulics.Internal.Chamber chamber4(final oil=oil, final densityModel=densityModel, final init=Types.Initial.Start, final p_start=p4_start,
    final V_nominal=V_4 + A_4*stroke/2, V=V_4 + A_4*(stroke - x), m_flow=P4.m_flow - oil.rho_0*q_4);
equation
  x = rod.s;
  v = der(x);
  P1.p = chamber1.p;
  P2.p = chamber2.p;
  P3.p = chamber3.p;
  P4.p = chamber4.p;
  q_1 = g_12*(P1.p - P2.p) + g_13*(P1.p - P3.p) + g_14*(P1.p - P4.p);
  q_2 = g_12*(P2.p - P1.p) + g_23*(P2.p - P3.p) + g_24*(P2.p - P4.p);
  q_3 = g_13*(P3.p - P1.p) + g_23*(P3.p - P2.p) + g_34*(P3.p - P4.p);
  q_4 = g_14*(P4.p - P1.p) + g_24*(P4.p - P2.p) + g_34*(P4.p - P3.p);
  0 = A_1*P1.p - A_2*P2.p + A_3*P3.p - A_4*P4.p - d*v + rod.f
    + Mechanics.Internal.stopForce(-x, -v, c_stop, 0.05) - Mechanics.Internal.stopForce(x - stroke, v, c_stop, 0.05);
  annotation(
    __Bramah(productClass="MM"),
    defaultComponentName="piston",
    Icon(coordinateSystem(extent={{-100,-80},{160,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}}),
      Rectangle(extent={{-70,-40},{-30,40}}),
      Line(points={{-30,10},{160,10}}),
      Line(points={{-30,-10},{160,-10}}),
      Line(points={{-80,-80},{-80,-40}}),
      Line(points={{80,-80},{80,-40}}),
      Line(points={{-40,-80},{-40,-40}}),
      Line(points={{40,-80},{40,-40}}),
      Line(points={{-60,-40},{-60,40}}, pattern=LinePattern.Dash),
      Text(extent={{-78,-72},{-58,-50}}, textString="1"),
      Text(extent={{-38,-72},{-18,-50}}, textString="3"),
      Text(extent={{42,-72},{62,-50}}, textString="4"),
      Text(extent={{82,-72},{102,-50}}, textString="2"),
      Text(extent={{-100,50},{100,80}}, textString="%name")}),
    Documentation(info="<html>
<p>Oil in chambers 1 and 3 pushes the rod out, oil in 2 and 4 draws it in: <b>A_1*P1.p - A_2*P2.p + A_3*P3.p - A_4*P4.p - d*v + rod.f = 0</b> between the
end stops. Each chamber stores oil (<a href='modelica://Bramah.Hydraulics.Internal.Chamber'>Chamber</a>), in V_1 + A_1*x, V_2 + A_2*(stroke - x)
and so on, and leaks into the others. Pressures count from zero.</p>
<p>Assumptions: no mass; one pressure in each chamber. Valid: a mass on the rod. Typical: areas in the ratios of powers of two. Source:
HydraulicFourChamberPiston of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.FourChambers'>FourChambers</a>.</p>
</html>"));
end FourChamberPiston;
