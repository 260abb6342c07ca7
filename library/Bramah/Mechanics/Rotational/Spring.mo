// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Spring "Linear torsional spring"
  extends Interfaces.PartialCompliant;
  parameter Units.RotationalSpringConstant c(min=0, start=1) = 1e4 "Spring constant";
  parameter Units.Angle phi_rel0 = 0 "Angle without load";
equation
  tau = c*(phi_rel - phi_rel0);
  annotation(
    __Bramah(printed=false, bonds="torque > stiffness:C"),
    defaultComponentName="spring",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-50,0},{-42,20},{-25,-20},{-8,20},{8,-20},{25,20},{42,-20},{50,0},{100,0}}),
      Line(points={{-66,-12},{-66,12}}),
      Line(points={{66,-12},{66,12}}),
      Text(extent={{-100,28},{100,58}}, textString="%name")}),
    Documentation(info="<html>
<p><b>tau = c*(phi_rel - phi_rel0)</b>, phi_rel = flange_b.phi - flange_a.phi. Stands for a shaft: c = G*I_p/l.</p>
<p>Assumptions: linear, without inertia and limits. Valid: twists within which the part is linear. Typical: 1e2 to 1e6 N.m/rad. Source:
Hooke&apos;s law. Example: <a href='modelica://Bramah.Examples.Mechanics.ClutchAndBrake'>ClutchAndBrake</a>.</p>
</html>"));
end Spring;
