// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Modulated;
model mR "Resistance by a signal"
  extends Interfaces.OnePort;
  Blocks.Interfaces.RealInput R "Resistance"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,40}, rotation=-90)));
equation
  e = R*f;
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{30,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{30,16}}, textString="MR:"),
      Line(points={{0,40},{0,20}}, color={44,99,201}),
      Text(extent={{34,-14},{134,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = R*f</b> with the signal R: a valve, a brake, a rheostat.</p>
<p>Assumptions: the law holds at once. R may be 0, and negative only where power may come out. Valid: signals slower than what they stand for.
Typical: a switchable damper 3e2 to 3e3 N.s/m. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 5. Example:
<a href='modelica://Bramah.Examples.BondGraphs.Rheostat'>Rheostat</a>.</p>
</html>"));
end mR;
