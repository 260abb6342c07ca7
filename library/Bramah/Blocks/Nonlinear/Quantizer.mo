// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block Quantizer "Rounds to steps"
  extends Interfaces.SISO;
  parameter Real q(min=1e-12) = 0.1 "Step";
equation
  y = q*floor(u/q + 0.5);
  annotation(
    defaultComponentName="quantizer",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-44,-36},{-30,-36},{-30,-18},{-12,-18},{-12,0},{12,0},{12,18},{30,18},{30,36},{44,36}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = q*floor(u/q + 1/2)</b>: an event at each step.</p>
<p>Assumptions: ideal: each step in its place. Valid: any u; an event at each step. Typical: 10 to 16 bit over the range of a converter.
Example: <code>sampled_servo_control</code>.</p>
</html>"));
end Quantizer;
