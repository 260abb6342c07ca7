// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block Delay "Dead time"
  extends Interfaces.SISO;
  parameter Units.Time delayTime(min=0, start=1) = 0.01 "Dead time";
equation
  y = delay(u, delayTime);
  annotation(
    defaultComponentName="delay1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-28},{-30,-28},{-10,20},{16,20}}, color={44,99,201}),
      Line(points={{-22,-28},{-8,-28},{12,20},{44,20}}, color={44,99,201}, pattern=LinePattern.Dash)}),
    Documentation(info="<html>
<p><b>y(t) = u(t - delayTime)</b>.</p>
<p>Assumptions: ideal: exact between the steps of the run to its tolerance. Valid: a delay that does not change in the run. Typical: 1 to 20 ms for
a bus or a sampled controller. Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end Delay;
