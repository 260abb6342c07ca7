// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model PressureValve "Valve of Hopsan whose opening pressures set, against a spring"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Time tau(min=1e-6, displayUnit="ms") = 0.01 "Time constant of the spool";
  parameter Units.LeakageCoefficient k_cs(min=1e-16) = 1e-8 "Flow per pressure of the steady characteristic: spring";
  parameter Units.LeakageCoefficient k_cf(min=1e-16) = 1e-8 "Flow per pressure of the steady characteristic: flow forces";
  parameter Units.VolumeFlowRate q_nom(min=1e-9) = 1e-3 "Flow fully open at p_nom";
  parameter Units.PressureDifference p_nom(min=1) = 7e6 "Pressure drop that q_nom, k_cs and k_cf count at";
  parameter Real g_A(unit="1") = 1 "Share of the pressure at A that opens it" annotation(Dialog(group="Pressures"));
  parameter Real g_B(unit="1") = 0 "Share of the pressure at B that opens it; below 0: shuts it" annotation(Dialog(group="Pressures"));
  parameter Real g_X(unit="1") = 0 "Share of the pressure at X that opens it" annotation(Dialog(group="Pressures"));
  parameter Real g_Y(unit="1") = 0 "Share of the pressure at Y that shuts it" annotation(Dialog(group="Pressures"));
  parameter Real g_0(unit="1") = 0 "Share of its way that it is open where all of them are in balance" annotation(Dialog(group="Pressures"));
  parameter Boolean isOpen = false "true: open where no pressure acts" annotation(Evaluate=true, Dialog(group="Pressures"));
  parameter Units.PressureDifference dp_small(min=1) = 1000 "Pressure drop that rounds off the root" annotation(Dialog(tab="Models"));
  Hydraulics.Interfaces.Port A "Inlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Hydraulics.Interfaces.Port B "Outlet" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Hydraulics.Interfaces.Port X if g_X <> 0 "Opens it" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
  Hydraulics.Interfaces.Port Y if g_Y <> 0 "Shuts it" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,-20})));
  Blocks.Interfaces.RealInput p_set(unit="Pa") "Pressure of the spring"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,20})));
  Blocks.Interfaces.RealInput p_h(unit="Pa") "Hysteresis: width in pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Real x(unit="m3/(s.Pa(1/2))", start=0, fixed=true, nominal=1e-7) "Opening: flow over the root of the pressure drop";
  Units.VolumeFlowRate q "Flow from A to B";
  Units.PressureDifference dp "A.p - B.p";
protected
  Hydraulics.Interfaces.Port opens "Where X leads";
  Hydraulics.Interfaces.Port shuts "Where Y leads";
  parameter Real C_s(unit="Pa.s.Pa(1/2)/m3") = sqrt(p_nom)/k_cs "Pressure over opening: spring";
  parameter Real C_f(unit="s.Pa(1/2)/m3") = 1/(k_cf*sqrt(p_nom)) "Pressure over opening and pressure drop: flow forces";
  parameter Real x_most(unit="m3/(s.Pa(1/2))") = q_nom/sqrt(p_nom) "Fully open";
  Real b(unit="Pa.s.Pa(1/2)/m3") "Pressure over opening";
  Real x_s(unit="m3/(s.Pa(1/2))") "Opening at rest";
  Real x_h(unit="m3/(s.Pa(1/2))") "Half the hysteresis";
  Units.PressureDifference p_open "Sum of the pressures that open it, less the spring";
equation
  connect(X, opens);
  connect(Y, shuts);
  if g_X == 0 then
    opens.p = A.p;
  end if;
  if g_Y == 0 then
    shuts.p = A.p;
  end if;
  dp = A.p - B.p;
  b = C_s + C_f*noEvent(max(dp, 0));
  x_h = p_h/(2*b);
  p_open = g_A*A.p + g_B*B.p + g_X*opens.p - g_Y*shuts.p - (if isOpen then -p_set else p_set);
  x_s = p_open/b + g_0*x_most;
  tau*der(x) = noEvent(max(min(x_s - x_h, x_most) - x, 0) + min(max(x_s + x_h, 0) - x, 0));
  q = noEvent(max(x, 0))*Hydraulics.Functions.smoothedRoot(dp, dp_small);
  A.m_flow = oil.rho_0*q;
  B.m_flow = -A.m_flow;
  annotation(
    __Bramah(productClass="FL", bonds="A > way:1 > B, way > edge:R"),
    defaultComponentName="valve",
    Icon(coordinateSystem(extent={{-80,-80},{100,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}),
      Line(points={{0,-80},{0,-40}}),
      Line(points={{0,40},{0,80}}),
      Line(points={{-20,-40},{-20,40}}, arrow={Arrow.None,Arrow.Filled}),
      Line(points={{-80,-20},{-40,-20}}, pattern=LinePattern.Dash),
      Line(points={{40,-20},{80,-20}}, pattern=LinePattern.Dash),
      Line(points={{40,20},{46,32},{54,8},{62,32},{70,8},{76,20}}),
      Line(points={{76,20},{100,20}}, color={44,99,201}),
      Line(points={{-80,20},{-40,20}}, color={44,99,201}),
      Text(extent={{8,-72},{28,-50}}, textString="A"),
      Text(extent={{8,50},{28,72}}, textString="B"),
      Text(extent={{50,46},{190,76}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The pressures at A, B, X and Y work on a spool against a spring. At rest its opening is</p>
<p><b>x_s = (g_A*A.p + g_B*B.p + g_X*X.p - g_Y*Y.p - p_set)/(C_s + C_f*dp) + g_0*x_most</b>, dp = A.p - B.p, C_s = sqrt(p_nom)/k_cs, C_f =
1/(k_cf*sqrt(p_nom)), between 0 and q_nom/sqrt(p_nom); with <code>isOpen</code> the spring opens: + p_set. The spool follows in the time
<code>tau</code> with the hysteresis p_h, as in <a href='modelica://Bramah.Hopsan.ReliefValve'>ReliefValve</a>; <b>q = x*sqrt(dp)</b>.</p>
<p>Reducing valve: g_B = -1, isOpen. Holding a pressure drop: g_A = 1, g_B = -1. Counterbalance valve: g_A = 1, g_X the ratio of areas.</p>
<p>Assumptions: no mass of the spool; flow forces in proportion to opening and pressure drop. Valid: changes slower than about tau. Typical: k_cs and
k_cf 1e-9 to 1e-8. Source: HydraulicPressureReducingValve, HydraulicPressureDropValve, HydraulicPressureControlledValve,
HydraulicPressureCompensatingValve and HydraulicOverCenterValve of Hopsan, in the limit of small steps. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end PressureValve;
