// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Sine "Sine"
  extends Interfaces.SO;
  parameter Real amplitude = 1 "Amplitude";
  parameter Units.Frequency f(min=0, start=1) = 1 "Frequency";
  parameter Units.Angle phase = 0 "Phase at startTime";
  parameter Real offset = 0 "Mean value, and output before startTime";
  parameter Units.Time startTime = 0 "Time at which the sine begins";
equation
  y = offset + (if time < startTime then 0 else amplitude*sin(2*Units.pi*f*(time - startTime) + phase));
  annotation(
    defaultComponentName="sine",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,0},{-38,12},{-32,22},{-26,28},{-20,29},{-14,26},{-8,17},{-2,5},{2,-5},{8,-17},{14,-26},{20,-29},{26,-28},{32,-22},{38,-12},{44,0}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = offset + amplitude*sin(2*pi*f*(time - startTime) + phase)</b> from startTime on, offset before.</p>
<p>Assumptions: ideal: a given signal. Valid: any frequency; the run takes some 20 steps a period.
Example: <a href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end Sine;
