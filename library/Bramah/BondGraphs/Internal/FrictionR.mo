// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model FrictionR "Friction of seals, viscous and dry"
  extends Interfaces.OnePort;
  parameter Real d(min=0) = 0 "Viscous friction: effort per flow";
  parameter Real e_coulomb(min=0) = 0 "Friction independent of the flow";
  parameter Real e_stribeck(min=0) = 0 "Friction at a low flow on top of e_coulomb";
  parameter Real f_stribeck(min=1e-60) = 0.02 "Flow at which e_stribeck has faded";
  parameter Real f_small(min=1e-60) = 1e-3 "Flow below which friction is rounded off";
equation
  e = d*f + (e_coulomb + e_stribeck*exp(-(f/f_stribeck)^2))*tanh(f/f_small);
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = d*f + (e_coulomb + e_stribeck*exp(-(f/f_stribeck)^2))*tanh(f/f_small)</b></p>
</html>"));
end FrictionR;
