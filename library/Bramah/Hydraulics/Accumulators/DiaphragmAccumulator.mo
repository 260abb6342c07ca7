// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model DiaphragmAccumulator "Gas-loaded accumulator with a diaphragm"
  extends Interfaces.GasAccumulator(V_0=1e-3, V_max=0.9*V_0, tau=5);
  annotation(
    __Bramah(setting="p0 %{p_precharge}", productClass="CM", technicalData="%{V_0}, p0 %{p_precharge}", rule="Accumulator with diaphragm (X12320): capsule, straight wall at half height, hollow triangle (gas)."),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{40,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-80},{40,80}}, radius=40),
      Line(points=DynamicSelect({{-40,0},{40,0}}, {{-40,0},{-20,45*V_oil/V_0},{0,60*V_oil/V_0},{20,45*V_oil/V_0},{40,0}})),
      Polygon(points=DynamicSelect({{0,0},{-10,17},{10,17},{0,0}},
        {{0,60*V_oil/V_0},{-10,17 + 60*V_oil/V_0},{10,17 + 60*V_oil/V_0},{0,60*V_oil/V_0}})),
      Line(points={{0,-80},{0,-120}}),
      Text(extent={{50,-15},{190,15}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>A rubber diaphragm between two welded or screwed shells: small, for damping pulses and for pilot circuits.</p>
<p>Gas, oil, empty and full limits are those of <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>:
<b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b> for an ideal gas, between V_0 and V_0 - V_max, <b>der(dm) = A.m_flow</b>.</p>
<p>Typical: V_0 0.07 to 3.5 l, p below 4 (welded) to 10 (screwed) times p_precharge, tau 2 to 10 s.</p>
<p>Assumptions: nitrogen after Peng and Robinson, or an ideal gas, as <code>gasLaw</code> says; no mass and no friction of what parts gas from
oil. Valid: between the empty and the full limit, near room temperature; <code>Ideal</code> up to about 200 bar, where nitrogen departs from it by
less than about 5 %.
Source: see <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>. Example: <a
href='modelica://Bramah.Examples.Accumulators.Kinds'>Kinds</a>.</p>
</html>"));
end DiaphragmAccumulator;
