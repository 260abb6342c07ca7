// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Step "Step"
  extends Interfaces.SO;
  parameter Real height = 1 "Height of the step";
  parameter Real offset = 0 "Output before the step";
  parameter Units.Time startTime = 0 "Time of the step";
equation
  y = offset + (if time < startTime then 0 else height);
  annotation(
    defaultComponentName="step",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-28},{-8,-28},{-8,28},{44,28}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = offset</b> before startTime, <b>offset + height</b> from then on.</p>
<p>Assumptions: ideal: jumps at once, with an event. Valid: any height. Where a jump is not meant, a Ramp costs fewer steps.
Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end Step;
