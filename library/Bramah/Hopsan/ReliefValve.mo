// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model ReliefValve "Pressure relief valve of Hopsan: spring and flow forces set its opening"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the spool";
  parameter Units.PressureDifference p_h(min=0) = 5e5 "Hysteresis: width in pressure";
  parameter Units.LeakageCoefficient k_cs(min=1e-16) = 1e-8 "Flow per pressure of the steady characteristic: spring";
  parameter Units.LeakageCoefficient k_cf(min=1e-16) = 1e-8 "Flow per pressure of the steady characteristic: flow forces";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 1e-3 "Flow fully open at a pressure drop of 70 bar";
  parameter Units.PressureDifference dp_small(min=1) = 1000 "Pressure drop that rounds off the root" annotation(Dialog(tab="Models"));
  Hydraulics.Interfaces.Port P "High pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Hydraulics.Interfaces.Port T "Low pressure" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Blocks.Interfaces.RealInput p_max(unit="Pa") "Pressure at which it opens"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Real x(unit="m3/(s.Pa(1/2))", start=0, fixed=true, nominal=1e-7) "Opening: flow over the root of the pressure drop";
  Units.VolumeFlowRate q "Flow from P to T";
  Units.PressureDifference dp "P.p - T.p";
protected
  constant Units.PressureDifference p_nom = 7e6 "Pressure drop that k_cs and k_cf count at";
  parameter Real C_s(unit="Pa.s.Pa(1/2)/m3") = sqrt(p_nom)/k_cs "Pressure over opening: spring";
  parameter Real C_f(unit="s.Pa(1/2)/m3") = 1/(k_cf*sqrt(p_nom)) "Pressure over opening and pressure drop: flow forces";
  parameter Real x_most(unit="m3/(s.Pa(1/2))") = q_nom/sqrt(p_nom) "Fully open";
  Real b(unit="Pa.s.Pa(1/2)/m3") "Pressure over opening";
  Real x_s(unit="m3/(s.Pa(1/2))") "Opening at rest, between its limits";
  Real x_h(unit="m3/(s.Pa(1/2))") "Half the hysteresis";
equation
  dp = P.p - T.p;
  b = C_s + C_f*noEvent(max(dp, 0));
  x_h = p_h/(2*b);
  x_s = (P.p - p_max)/b;
  tau*der(x) = noEvent(max(min(x_s - x_h, x_most) - x, 0) + min(max(x_s + x_h, 0) - x, 0));
  q = noEvent(max(x, 0))*Hydraulics.Functions.smoothedRoot(dp, dp_small);
  P.m_flow = oil.rho_0*q;
  T.m_flow = -P.m_flow;
  annotation(
    __Bramah(productClass="FL", bonds="P > way:1 > T, way > edge:R"),
    defaultComponentName="relief",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{0,-40},{0,-80}}),
      Line(points={{-20,40},{-20,-20}}),
      Polygon(points={{-20,-40},{-27,-20},{-13,-20},{-20,-40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,60},{-60,60},{-60,20},{-40,20}}, pattern=LinePattern.Dash),
      Line(points={{40,0},{44,20},{52,-20},{60,20},{69,-20},{77,20}}),
      Line(points={{77,0},{100,0}}, color={44,99,201}),
      Text(extent={{8,50},{28,72}}, textString="P"),
      Text(extent={{8,-72},{28,-50}}, textString="T"),
      Text(extent={{50,-76},{190,-46}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Opens where the pressure at P exceeds <code>p_max</code>. At rest the opening is</p>
<p><b>x_s = (P.p - p_max)/(C_s + C_f*dp)</b>, dp = P.p - T.p, C_s = sqrt(p_nom)/k_cs, C_f = 1/(k_cf*sqrt(p_nom)), p_nom = 70 bar,</p>
<p>between 0 and q_nom/sqrt(p_nom). The spool follows it in the time <code>tau</code>, and stays where it is within the hysteresis:
<b>tau*der(x) = max(x_s - x_h - x, 0) + min(x_s + x_h - x, 0)</b>, x_h = p_h/2 over C_s + C_f*dp. The flow is <b>q = x*sqrt(dp)</b>.</p>
<p>The set pressure is absolute: the pressure at T does not add to it.</p>
<p>Assumptions: no mass of the spool; flow forces in proportion to opening and pressure drop. Valid: changes slower than about tau. Typical: k_cs and
k_cf 1e-9 to 1e-8, p_h 1 to 5 % of p_max. Source: HydraulicPressureReliefValve of Hopsan, in the limit of small steps. Example:
<a href='modelica://Bramah.Examples.Hopsan.PositionedMass'>PositionedMass</a>.</p>
</html>"));
end ReliefValve;
