// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block DecayingStep "Step that decays exponentially"
  extends Blocks.Interfaces.SO;
  parameter Real height = 1 "Height";
  parameter Units.Time tau(min=1e-9) = 1 "Time constant";
  parameter Real offset = 0 "Output before, and in the end";
  parameter Units.Time startTime = 1 "Time of the step";
equation
  y = offset + (if time < startTime then 0 else height*exp(-(time - startTime)/tau));
  annotation(
    defaultComponentName="decayingStep",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-36},{-24,-36},{-24,30},{-14,6},{0,-14},{18,-28},{44,-34}}, color={44,99,201})}),
    Documentation(info="<html>
<p>From startTime on <b>y = offset + height*exp(-(time - startTime)/tau)</b>.</p>
<p>Assumptions: ideal: exact. Valid: any values. Source: SignalStepExponentialDelay of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end DecayingStep;
