// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model R "Resistance"
  extends Interfaces.OnePort;
  parameter Real R(min=0, start=1) = 1 "Resistance: effort over flow" annotation(__Bramah(symbol="R"));
equation
  e = R*f;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="R=%R")}),
    Documentation(info="<html>
<p><b>e = R*f</b>. Ohm&apos;s law, viscous friction, laminar flow.</p>
<p>R may be 0 where the rest fixes the flow; <code>G</code> is the same over the effort.</p>
<p>Assumptions: constant R; the power e*f leaves the graph as heat. Valid: flows at which the law is linear. Typical: laminar oil 1e9 to 1e12
Pa.s/m3, damper 1e2 to 1e5 N.s/m, winding 0.1 to 10 ohm. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3.
Example: <a href='modelica://Bramah.Examples.BondGraphs.SeriesRLC'>SeriesRLC</a>.</p>
</html>"));
end R;
