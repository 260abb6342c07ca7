// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model ConstantForce "Constant force"
  extends Interfaces.PartialForce;
  parameter Units.Force f_constant = 1000 "Force on the flange, in the direction of positive s";
equation
  f = f_constant;
  annotation(
    __Bramah(bonds="source:Se > flange"),
    defaultComponentName="constantForce",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{-80,12},{36,12},{36,32},{100,0},{36,-32},{36,-12},{-80,-12},{-80,12}}),
      Text(extent={{-100,42},{100,72}}, textString="%name")}),
    Documentation(info="<html>
<p>Acts with the constant force f_constant on its flange, in the direction of positive s (<b>flange.f = -f_constant</b>), whatever the
motion. A negative value draws at the flange: a load of -5000 N resists the extension of a cylinder to the left of it.</p>
<p>Assumptions: ideal. Valid: loads that hang neither on place nor on speed, such as a weight. Typical: 1 to 1000 kN. Source: ideal source of effort,
here force, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Cylinders.OtherActuators'>OtherActuators</a>.</p>
</html>"));
end ConstantForce;
