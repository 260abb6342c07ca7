// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model ElastoGap "Spring and damper with a gap: contact that pushes and never pulls"
  extends Interfaces.PartialCompliant;
  parameter Units.TranslationalSpringConstant c(min=0, start=1) = 1e7 "Spring constant of the contact";
  parameter Units.TranslationalDampingConstant d(min=0, start=1) = 1e4 "Damping constant of the contact";
  parameter Units.Length s_rel0 = 0 "Distance below which there is contact";
  Units.Velocity v_rel "Relative velocity";
  Boolean contact "true: the flanges touch";
protected
  Units.Force f_c "Spring force of the contact, not negative";
equation
  v_rel = der(s_rel);
  contact = s_rel < s_rel0;
  f_c = noEvent(max(c*(s_rel0 - s_rel), 0));
  f = -f_c + noEvent(min(max(d*v_rel, -f_c), f_c));
  annotation(
    __Bramah(bonds="force > stretch:1 > contact:C"),
    defaultComponentName="elastoGap",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-64,0}}),
      Line(points={{-64,-40},{-64,40}}),
      Line(points={{-44,-28},{-44,28}}),
      Line(points={{-44,28},{-36,28},{-29,44},{-14,12},{1,44},{16,12},{31,44},{46,12},{52,28},{70,28}}),
      Line(points={{-44,-28},{0,-28}}),
      Line(points={{0,-42},{0,-14}}),
      Line(points={{-24,-8},{40,-8},{40,-48},{-24,-48}}),
      Line(points={{40,-28},{70,-28}}),
      Line(points={{70,-28},{70,28}}),
      Line(points={{70,0},{100,0}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p>No force while s_rel &gt; s_rel0. In contact the spring force is f_c = c*(s_rel0 - s_rel), and
<b>f = -f_c + d*v_rel</b> with the damping part kept between -f_c and f_c: so the force is continuous and never pulls.</p>
<p>Assumptions: massless contact. Valid: dents small against the parts, impacts slower than waves through them. Typical: c 1e6 to 1e8 N/m, d 1e3 to
1e5 N.s/m. Source: Hooke&apos;s law and viscous friction, the linear capacitor and resistor of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System
Dynamics (2012), chapter 3, here without pull. Example: <code>regenerative_circuit</code>.</p>
</html>"));
end ElastoGap;
