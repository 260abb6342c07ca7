// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Sources;
model Se "Source of effort"
  extends Interfaces.Source;
  parameter Real e0 = 1 "Effort" annotation(__Bramah(symbol="e_0"));
equation
  e = e0;
  annotation(
    defaultComponentName="se",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-26,-16},{14,16}}, textString=":Se"),
      Text(extent={{-128,-14},{-28,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="%e0")}),
    Documentation(info="<html>
<p><b>e = e0</b> at any flow. Supply, weight, battery.</p>
<p>Assumptions: ideal: it gives any power. Valid: sources that what they feed does not bend. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg,
System Dynamics (2012), chapter 3. Example: <a href='modelica://Bramah.Examples.BondGraphs.SeriesRLC'>SeriesRLC</a>.</p>
</html>"));
end Se;
