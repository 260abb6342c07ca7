// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model ConstantTorque "Constant torque"
  extends Interfaces.PartialTorque;
  parameter Units.Torque tau_constant = 10 "Torque on the flange, in the direction of positive phi; negative: a load";
equation
  flange.tau = -tau_constant;
  annotation(
    __Bramah(printed=false, bonds="source:Se > flange"),
    defaultComponentName="constantTorque",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-60,0},{100,0}}),
      Line(points={{-60,-12},{-60,12}}),
      Line(points={{-46.9,28.2},{-36.3,41},{-22.3,50},{-6.2,54.4},{10.4,53.7},{26,48.1},{39.2,38}}),
      Polygon(points={{50.7,23.4},{44.3,43.2},{34.1,33.4},{50.7,23.4}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>Acts with the constant torque tau_constant on its flange, <b>flange.tau = -tau_constant</b>, whatever the motion.</p>
<p>Assumptions: ideal. Valid: loads that do not hang on speed, such as a hoist; a brake turns against the motion and needs friction instead. Typical:
1 N.m to 10 kN.m. Source: ideal source of effort, here torque, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3.
Example: <a href='modelica://Bramah.Examples.Electrical.MotorOfParts'>MotorOfParts</a>.</p>
</html>"));
end ConstantTorque;
