// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model SpringDamper "Linear torsional spring and damper in parallel"
  extends Interfaces.PartialCompliant;
  parameter Units.RotationalSpringConstant c(min=0, start=1) = 1e4 "Spring constant";
  parameter Units.RotationalDampingConstant d(min=0, start=0) = 1 "Damping constant";
  parameter Units.Angle phi_rel0 = 0 "Angle without load";
  Units.AngularVelocity w_rel "Relative angular velocity";
  Units.Power lossPower "Power turned into heat";
equation
  w_rel = der(phi_rel);
  tau = c*(phi_rel - phi_rel0) + d*w_rel;
  lossPower = d*w_rel*w_rel;
  annotation(
    __Bramah(printed=false, bonds="torque > twist:1 > stiffness:C, twist > friction:R if d"),
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
      Line(points={{-84,-12},{-84,12}}),
      Line(points={{84,-12},{84,12}}),
      Text(extent={{-100,56},{100,86}}, textString="%name")}),
    Documentation(info="<html>
<p><b>tau = c*(phi_rel - phi_rel0) + d*w_rel</b>: a shaft with damping or an elastic coupling.</p>
<p>Assumptions: linear, without inertia. Valid: twists and speeds within which the part is linear. Typical: c 1e2 to 1e6 N.m/rad. Source: Hooke&apos;s
law and viscous friction, the linear capacitor and resistor of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3.
Example: <a href='modelica://Bramah.Examples.Mechanics.ClutchAndBrake'>ClutchAndBrake</a>.</p>
</html>"));
end SpringDamper;
