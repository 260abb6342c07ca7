// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Spring "Linear spring"
  extends Interfaces.PartialCompliant;
  parameter Units.TranslationalSpringConstant c(min=0, start=1) = 1e4 "Spring constant";
  parameter Units.Length s_rel0 = 0 "Length without load";
equation
  f = c*(s_rel - s_rel0);
  annotation(
    __Bramah(bonds="force > stiffness:C"),
    defaultComponentName="spring",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-50,0},{-42,20},{-25,-20},{-8,20},{8,-20},{25,20},{42,-20},{50,0},{100,0}}),
      Text(extent={{-100,28},{100,58}}, textString="%name")}),
    Documentation(info="<html>
<p><b>f = c*(s_rel - s_rel0)</b>, s_rel = flange_b.s - flange_a.s: a stretched spring draws its flanges together.</p>
<p>Assumptions: linear, without mass and limits. Valid: deflections within which the part is linear. Typical: 1e3 to 1e8 N/m. Source:
Hooke&apos;s law. Example: <a href='modelica://Bramah.Examples.Cylinders.StickSlip'>StickSlip</a>.</p>
</html>"));
end Spring;
