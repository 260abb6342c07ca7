// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Damper "Linear damper"
  extends Interfaces.PartialCompliant;
  parameter Units.TranslationalDampingConstant d(min=0, start=0) = 100 "Damping constant";
  Units.Velocity v_rel "Relative velocity";
  Units.Power lossPower "Power turned into heat";
equation
  v_rel = der(s_rel);
  f = d*v_rel;
  lossPower = f*v_rel;
  annotation(
    __Bramah(bonds="force > friction:R if d"),
    defaultComponentName="damper",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-10,0}}),
      Line(points={{-10,-16},{-10,16}}),
      Line(points={{40,24},{-40,24}}),
      Line(points={{40,-24},{-40,-24}}),
      Line(points={{40,24},{40,-24}}),
      Line(points={{40,0},{100,0}}),
      Text(extent={{-100,32},{100,62}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = d*v_rel</b>, v_rel = der(flange_b.s - flange_a.s). The power d*v_rel^2 turns into heat.</p>
<p>Assumptions: linear, without mass. Valid: speeds up to which the force is in proportion to the speed. Typical: 10 to 1e5 N.s/m. Source: viscous
friction, the linear resistor of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example:
<code>mass_spring</code>.</p>
</html>"));
end Damper;
