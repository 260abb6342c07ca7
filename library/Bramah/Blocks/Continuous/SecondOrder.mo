// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block SecondOrder "Second-order lag"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Units.AngularFrequency w(min=1e-9, start=1) = 1 "Natural frequency";
  parameter Real D(min=0, start=1) = 1 "Damping ratio";
  parameter Real y_start = 0 "Output at the start";
  parameter Real yd_start = 0 "Rate of the output at the start";
  Real yd(start=yd_start, fixed=true) "Rate of the output";
initial equation
  y = y_start;
equation
  der(y) = yd;
  der(yd) = w*(w*(k*u - y) - 2*D*yd);
  annotation(
    defaultComponentName="secondOrder",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-40},{-38,-34},{-30,-8},{-22,22},{-14,36},{-6,34},{2,24},{10,16},{18,16},{26,20},{36,22},{44,21}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>der(der(y)) = w^2*(k*u - y) - 2*D*w*der(y)</b>.</p>
<p>Assumptions: ideal: linear. Valid: any u. Typical: D 0.5 to 1; below 1 a step swings over, below 0.7 a sine is raised near w.
Example: <code>servo_position_control</code>.</p>
</html>"));
end SecondOrder;
