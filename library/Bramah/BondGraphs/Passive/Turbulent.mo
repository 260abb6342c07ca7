// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model Turbulent "Orifice: flow with the root of the effort"
  extends Interfaces.OnePort;
  parameter Real k(min=0, start=1) = 1 "Flow at an effort of 1" annotation(__Bramah(symbol="k"));
  parameter Real e_small(min=1e-60) = 1e-3 "Effort below which the flow is laminar" annotation(Dialog(tab="Numerics"));
equation
  f = k*e/(e^2 + e_small^2)^0.25;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="k=%k")}),
    Documentation(info="<html>
<p><b>f = k*e/(e^2 + e_small^2)^(1/4)</b>: far from zero that is k*sign(e)*sqrt(|e|), near it the line k*e/sqrt(e_small), so that the slope stays
finite.</p>
<p>Assumptions: constant k, no switch between laminar and turbulent. Valid: efforts well above e_small; at 10*e_small the flow is 0.25 % low.
Typical: an orifice of 1 mm bore with 870 kg/m3 and Cd 0.61: 2.3e-8 m3/(s.sqrt(Pa)); e_small 1e2 to 1e4 Pa. Source: H. E. Merritt, Hydraulic Control
Systems (1967), chapter 3, for the root; the rounding is ours. Example: <a
href='modelica://Bramah.Examples.BondGraphs.TankOutflow'>TankOutflow</a>.</p>
</html>"));
end Turbulent;
