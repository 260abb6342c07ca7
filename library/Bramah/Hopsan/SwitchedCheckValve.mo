// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
model SwitchedCheckValve "Check valve of Hopsan that a signal opens both ways"
  extends Hydraulics.Interfaces.TwoPort;
  parameter Real k_open(unit="m3/(s.Pa(1/2))", min=0) = 5e-7 "Flow over the root of the pressure drop, held open";
  parameter Real k_check(unit="m3/(s.Pa(1/2))", min=0) = 5e-7 "Flow over the root of the pressure drop, as a check valve";
  parameter Units.PressureDifference p_crack(min=0) = 0 "Pressure drop at which the check valve opens";
  parameter Units.AngularFrequency omega(min=1e-3) = 100 "Natural frequency of what opens it";
  parameter Real zeta(unit="1", min=0.01) = 1 "Damping ratio of what opens it";
  parameter Units.PressureDifference dp_small(min=1) = 1000 "Pressure range over which it opens" annotation(Dialog(tab="Models"));
  Blocks.Interfaces.RealInput u "Above 0.5: held open"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Real x(unit="1", start=0, fixed=true) "What opens it, 0 to 1; held open above 0.5";
  Real v(unit="1/s", start=0, fixed=true) "Its speed";
protected
  Boolean isOn "Is it switched on?";
  Boolean isHeld "Is it held open?";
equation
  isOn = u > 0.5;
  isHeld = x > 0.5;
  der(x) = v;
  der(v) = omega^2*((if isOn then 1 else 0) - x) - 2*zeta*omega*v;
  q = (if isHeld then k_open else k_check*Hydraulics.Functions.smoothStep((dp - p_crack)/dp_small))
    *Hydraulics.Functions.smoothedRoot(dp, dp_small);
  m_flow = oil.rho_0*q;
  annotation(
    __Bramah(productClass="RM"),
    defaultComponentName="check",
    Icon(coordinateSystem(extent={{-80,-80},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-80},{0,-16}}),
      Line(points={{-20,4},{0,-16},{20,4}}),
      Ellipse(extent={{-12,-10},{12,14}}),
      Line(points={{0,14},{0,80}}),
      Rectangle(extent={{-60,-14},{-30,14}}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{-30,0},{-12,0}}),
      Text(extent={{44,14},{184,44}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Held open while u is above 0.5, <b>q = k_open*sqrt(dp)</b> both ways; else a check valve from A to B, <b>q = k_check*sqrt(dp)</b> where dp = A.p - B.p is
above <code>p_crack</code>. What opens it follows the signal as a second-order lag.</p>
<p>Assumptions: no mass of the ball. Valid: flows slower than the ball. Typical: 1e-7 to 1e-6 m3/s per root of 1 Pa. Source:
Hydraulic22DirectionalCheckValve of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end SwitchedCheckValve;
