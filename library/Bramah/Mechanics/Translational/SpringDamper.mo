// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model SpringDamper "Linear spring and damper in parallel"
  extends Interfaces.PartialCompliant;
  parameter Units.TranslationalSpringConstant c(min=0, start=1) = 1e4 "Spring constant";
  parameter Units.TranslationalDampingConstant d(min=0, start=1) = 100 "Damping constant";
  parameter Units.Length s_rel0 = 0 "Length without load";
  Units.Velocity v_rel "Relative velocity";
  Units.Power lossPower "Power turned into heat";
equation
  v_rel = der(s_rel);
  f = c*(s_rel - s_rel0) + d*v_rel;
  lossPower = d*v_rel*v_rel;
  annotation(
    __Bramah(bonds="force > stretch:1 > stiffness:C, stretch > friction:R if d"),
    defaultComponentName="springDamper",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-70,0}}),
      Line(points={{-70,-28},{-70,28}}),
      Line(points={{-70,28},{-50,28},{-42,48},{-25,8},{-8,48},{8,8},{25,48},{42,8},{50,28},{70,28}}),
      Line(points={{-70,-28},{-10,-28}}),
      Line(points={{-10,-42},{-10,-14}}),
      Line(points={{-36,-8},{34,-8},{34,-48},{-36,-48}}),
      Line(points={{34,-28},{70,-28}}),
      Line(points={{70,-28},{70,28}}),
      Line(points={{70,0},{100,0}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = c*(s_rel - s_rel0) + d*v_rel</b>, s_rel = flange_b.s - flange_a.s, v_rel = der(s_rel).</p>
<p>Assumptions: linear, without mass; the damper acts in both directions. Valid: deflections and speeds within which the part is linear. Typical: c
1e3 to 1e8 N/m, d so that the swing fades in a few periods. Source: Hooke&apos;s law and viscous friction, the linear capacitor and resistor of D. C.
Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end SpringDamper;
