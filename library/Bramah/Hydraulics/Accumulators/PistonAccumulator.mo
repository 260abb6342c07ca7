// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model PistonAccumulator "Gas-loaded accumulator with a piston"
  extends Interfaces.GasAccumulator(V_0=2e-2, V_max=0.98*V_0);
  annotation(
    __Bramah(setting="p0 %{p_precharge}", productClass="CM", technicalData="%{V_0}, p0 %{p_precharge}", rule="Accumulator with piston (X12340): capsule, two lines, hollow triangle (gas)."),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-80},{40,80}}, radius=40),
      Line(points=DynamicSelect({{-40,20},{40,20}}, {{-40,-40 + 100*V_oil/V_0},{40,-40 + 100*V_oil/V_0}})),
      Line(points=DynamicSelect({{-40,-20},{40,-20}}, {{-40,-60 + 100*V_oil/V_0},{40,-60 + 100*V_oil/V_0}})),
      Polygon(points=DynamicSelect({{0,20},{-10,37},{10,37},{0,20}},
        {{0,-40 + 100*V_oil/V_0},{-10,-23 + 100*V_oil/V_0},{10,-23 + 100*V_oil/V_0},{0,-40 + 100*V_oil/V_0}})),
      Line(points={{0,-80},{0,-120}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A piston with seals between gas and oil: for large volumes and high pressure ratios; the gas side may be enlarged, see
<a href='modelica://Bramah.Hydraulics.Accumulators.GasBottle'>GasBottle</a>.</p>
<p>Gas, oil, empty and full limits are those of <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>:
<b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b> for an ideal gas, between V_0 and V_0 - V_max, <b>der(dm) = A.m_flow</b>.</p>
<p>Typical: V_0 1 to 300 l, piston speed below 2 to 5 m/s, tau 20 to 100 s. The seals hold back 0.5 to 3 bar, which is neglected.</p>
<p>Assumptions: nitrogen after Peng and Robinson, or an ideal gas, as <code>gasLaw</code> says; no mass and no friction of what parts gas from
oil. Valid: between the empty and the full limit, near room temperature; <code>Ideal</code> up to about 200 bar, where nitrogen departs from it by
less than about 5 %.
Source: see <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>. Example: <a
href='modelica://Bramah.Examples.Accumulators.EmptyAndFull'>EmptyAndFull</a>.</p>
</html>"));
end PistonAccumulator;
