// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Accumulators;
model GasBottle "Piston accumulator with gas bottles behind it"
  extends Interfaces.GasAccumulator(V_0=6e-2, V_max=0.3*V_0, V_port=0.02*V_max);
  annotation(
    __Bramah(setting="p0 %{p_precharge}", productClass="CM", technicalData="%{V_0}, p0 %{p_precharge}", rule="Piston accumulator with gas bottle (X12360): two capsules, their gas sides joined, hollow triangles: on the piston, and in the bottle towards the line."),
    defaultComponentName="accumulator",
    Icon(coordinateSystem(extent={{-40,-120},{140,100}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-80},{40,80}}, radius=40),
      Line(points=DynamicSelect({{-40,20},{40,20}}, {{-40,-40 + 80*V_oil/V_max},{40,-40 + 80*V_oil/V_max}})),
      Line(points=DynamicSelect({{-40,-20},{40,-20}}, {{-40,-60 + 80*V_oil/V_max},{40,-60 + 80*V_oil/V_max}})),
      Line(points={{0,80},{0,100},{100,100},{100,80}}),
      Rectangle(extent={{60,-80},{140,80}}, radius=40),
      Polygon(points=DynamicSelect({{0,20},{-10,37},{10,37},{0,20}},
        {{0,-40 + 80*V_oil/V_max},{-10,-23 + 80*V_oil/V_max},{10,-23 + 80*V_oil/V_max},{0,-40 + 80*V_oil/V_max}})),
      Polygon(points={{100,10},{90,-7},{110,-7},{100,10}}),
      Line(points={{0,-80},{0,-120}}),
      Text(extent={{20,-116},{160,-86}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>The gas of a piston accumulator is joined to bottles: a large gas volume <code>V_0</code> (accumulator and bottles together) keeps the
pressure nearly constant over the oil volume <code>V_max</code> of the piston.</p>
<p>Gas, oil, empty and full limits are those of <a href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>:
<b>V_gas = V_0*(k*p_precharge/p)^(1/e)</b> for an ideal gas, between V_0 and V_0 - V_max, <b>der(dm) = A.m_flow</b>.</p>
<p>Between p_1 = p_precharge and p_2 = p_precharge*(V_0/(V_0 - V_max))^n it gives V_max; the defaults, 60 l of gas for 18 l of oil, hold the
pressure of an ideal gas within a factor 1.53 (n = 1.2).</p>
<p>Assumptions: nitrogen after Peng and Robinson, or an ideal gas, as <code>gasLaw</code> says; no mass and no friction of what parts gas from
oil. Valid: between the empty and the full limit, near room temperature; <code>Ideal</code> up to about 200 bar, where nitrogen departs from it by
less than about 5 %.
Typical: bottles of 10 to 75 l behind an accumulator of a fifth of that. Source: see <a
href='modelica://Bramah.Hydraulics.Interfaces.GasAccumulator'>GasAccumulator</a>. Example: <a
href='modelica://Bramah.Examples.Accumulators.Kinds'>Kinds</a>.</p>
</html>"));
end GasBottle;
