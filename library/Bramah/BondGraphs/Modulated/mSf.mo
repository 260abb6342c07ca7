// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Modulated;
model mSf "Source of flow by a signal"
  extends Interfaces.Source;
  Blocks.Interfaces.RealInput f0 "Flow"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,40}, rotation=-90)));
equation
  f = f0;
  annotation(
    defaultComponentName="sf",
    Icon(coordinateSystem(extent={{-30,-20},{20,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-30,-16},{14,16}}, textString="MSf"),
      Line(points={{0,40},{0,20}}, color={44,99,201}),
      Text(extent={{-134,-14},{-34,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = f0</b>, the signal, at any effort. Variable pump, road under a wheel.</p>
<p>Assumptions: ideal: it gives any power. Valid: sources that what they feed does not bend. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg,
System Dynamics (2012), chapter 5. Example: <a href='modelica://Bramah.Examples.BondGraphs.QuarterCar'>QuarterCar</a>.</p>
</html>"));
end mSf;
