// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model BladderAccumulator "Gas-loaded accumulator with a bladder"
  extends Interfaces.GasAccumulator;
  annotation(
    __Bramah(setting="p0 %{p_precharge}", productClass="CM", technicalData="%{V_0}, p0 %{p_precharge}", rule="Accumulator with bladder (X12330): capsule 4 M x 8 M, curved wall, hollow triangle (gas)."),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-80},{40,80}}, radius=40),
      Line(points=DynamicSelect({{-40,0},{-36,-10},{-26,-18},{-14,-23},{0,-25},{14,-23},{26,-18},{36,-10},{40,0}},
        {{-40,60*V_oil/V_0},{-36,-10 + 60*V_oil/V_0},{-26,-18 + 60*V_oil/V_0},{-14,-23 + 60*V_oil/V_0},{0,-25 + 60*V_oil/V_0},{14,-23 + 60*V_oil/V_0},{26,-18 + 60*V_oil/V_0},{36,-10 + 60*V_oil/V_0},{40,60*V_oil/V_0}})),
      Polygon(points=DynamicSelect({{0,-25},{-10,-8},{10,-8},{0,-25}},
        {{0,-25 + 60*V_oil/V_0},{-10,-8 + 60*V_oil/V_0},{10,-8 + 60*V_oil/V_0},{0,-25 + 60*V_oil/V_0}})),
      Line(points={{0,-80},{0,-120}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Nitrogen in a rubber bladder stands against the oil: quick, light, in any size.</p>
<p>Gas, oil, empty and full limits are those of <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>:
<b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b> for an ideal gas, between V_0 and V_0 - V_max, <b>der(dm) = A.m_flow</b>.</p>
<p>Typical: V_0 0.5 to 50 l, p_precharge 0.9 of the lowest working pressure, p below 4*p_precharge, tau 10 to 60 s.
Example: <a href='modelica://Bramah.Examples.Accumulators.Kinds'>Kinds</a>.</p>
<p>Assumptions: nitrogen after Peng and Robinson, or an ideal gas, as <code>gasLaw</code> says; no mass and no friction of what parts gas from
oil. Valid: between the empty and the full limit, near room temperature; <code>Ideal</code> up to about 200 bar, where nitrogen departs from it by
less than about 5 %.
Source: see <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>.</p>
</html>"));
end BladderAccumulator;
