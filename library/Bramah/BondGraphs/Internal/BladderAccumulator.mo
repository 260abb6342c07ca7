// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model BladderAccumulator "Gas-loaded accumulator with bladder, as a compliance"
  extends GasAccumulator;
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
end BladderAccumulator;
