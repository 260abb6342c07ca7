// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model G "Conductance"
  extends Interfaces.OnePort;
  parameter Real G(min=0, start=1) = 1 "Conductance: flow over effort" annotation(__Bramah(symbol="G"));
equation
  f = G*e;
  annotation(
    defaultComponentName="g",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="G:"),
      Text(extent={{28,-14},{128,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="G=%G")}),
    Documentation(info="<html>
<p><b>f = G*e</b>. A resistance of 1/G that may be shut: G may be 0.</p>
<p>Assumptions: constant G; the power e*f leaves the graph as heat. Valid: efforts at which the law is linear. Typical: leakage of a cylinder 1e-14
to 1e-12 m3/(s.Pa). Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.BondGraphs.CylinderDrive'>CylinderDrive</a>.</p>
</html>"));
end G;
