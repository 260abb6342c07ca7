// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Damper "Linear rotational damper"
  extends Interfaces.PartialCompliant;
  parameter Units.RotationalDampingConstant d(min=0, start=0) = 0.1 "Damping constant";
  Units.AngularVelocity w_rel "Relative angular velocity";
  Units.Power lossPower "Power turned into heat";
equation
  w_rel = der(phi_rel);
  tau = d*w_rel;
  lossPower = tau*w_rel;
  annotation(
    __Bramah(printed=false, bonds="torque > friction:R if d"),
    defaultComponentName="damper",
    Icon(coordinateSystem(extent={{-100,-40},{100,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-10,0}}),
      Line(points={{-10,-16},{-10,16}}),
      Line(points={{40,24},{-40,24}}),
      Line(points={{40,-24},{-40,-24}}),
      Line(points={{40,24},{40,-24}}),
      Line(points={{40,0},{100,0}}),
      Line(points={{-66,-12},{-66,12}}),
      Line(points={{66,-12},{66,12}}),
      Text(extent={{-100,32},{100,62}}, textString="%name")}),
    Documentation(info="<html>
<p><b>tau = d*w_rel</b>, w_rel = der(flange_b.phi - flange_a.phi). The power d*w_rel^2 turns into heat.</p>
<p>Assumptions: linear, without inertia. Valid: speeds up to which the torque is in proportion to the speed. Typical: 1e-3 to 10 N.m.s/rad. Source:
viscous friction, the linear resistor of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Motors.VariableSpeed'>VariableSpeed</a>.</p>
</html>"));
end Damper;
