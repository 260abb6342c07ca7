// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Hose "Hose, as inertances, resistances and compliances"
  extends LumpedLine(k_wall=0.7e-9, N=2, final roughness=0);
equation
  annotation(
    defaultComponentName="hose",
    Icon(coordinateSystem(extent={{-80,-30},{80,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R C"),
      Text(extent={{-80,36},{80,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-28},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The line is that of <b>LumpedLine</b>.</p>
</html>"));
end Hose;
