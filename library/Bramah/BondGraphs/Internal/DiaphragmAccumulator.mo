// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model DiaphragmAccumulator "Gas-loaded accumulator with diaphragm, as a compliance"
  extends GasAccumulator(V_0=1e-3, V_max=0.9*V_0, tau=5);
equation
  annotation(
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-60},{40,60}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="C"),
      Text(extent={{-40,86},{40,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = p(V_oil) - p_ambient</b>, as of GasAccumulator.</p>
</html>"));
end DiaphragmAccumulator;
