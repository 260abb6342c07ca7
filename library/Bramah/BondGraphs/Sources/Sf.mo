// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Sources;
model Sf "Source of flow"
  extends Interfaces.Source;
  parameter Real f0 = 1 "Flow" annotation(__Bramah(symbol="f_0"));
equation
  f = f0;
  annotation(
    defaultComponentName="sf",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-26,-16},{14,16}}, textString=":Sf"),
      Text(extent={{-128,-14},{-28,14}}, textString="%name"),
      Text(extent={{-20,-46},{20,-22}}, textString="%f0")}),
    Documentation(info="<html>
<p><b>f = f0</b> at any effort. Pump at constant speed, belt.</p>
<p>Assumptions: ideal: it gives any power. Valid: sources that what they feed does not bend. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg,
System Dynamics (2012), chapter 3. Example: <a href='modelica://Bramah.Examples.BondGraphs.TwoTanks'>TwoTanks</a>.</p>
</html>"));
end Sf;
