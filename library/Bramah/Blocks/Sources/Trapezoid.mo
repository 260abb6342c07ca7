// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Trapezoid "Trapezoid, once a period"
  extends Interfaces.SO;
  parameter Real amplitude = 1 "Height of the trapezoid";
  parameter Units.Time rising(min=0) = 0.1 "Duration of the rise";
  parameter Units.Time width(min=0) = 0.5 "Duration at full height";
  parameter Units.Time falling(min=0) = 0.1 "Duration of the fall";
  parameter Units.Time period(min=1e-6) = 1e3 "Period of repetition";
  parameter Integer nperiod = -1 "Number of trapezoids; below 0: for ever";
  parameter Real offset = 0 "Output before and behind";
  parameter Units.Time startTime = 0 "Time at which it begins";
protected
  parameter Units.Time T_end = if nperiod < 0 then 1e60 else startTime + nperiod*period "End of the last period";
  Internal.Periods periods(final period=period, final startTime=startTime);
equation
  y = offset + (if time < startTime or time >= T_end then 0
    elseif time < periods.T_start + rising then amplitude*(time - periods.T_start)/rising
    elseif time < periods.T_start + rising + width then amplitude
    elseif time < periods.T_start + rising + width + falling then amplitude*(periods.T_start + rising + width + falling - time)/falling
    else 0);
  annotation(
    defaultComponentName="trapezoid",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-30},{-32,-30},{-16,28},{14,28},{30,-30},{44,-30}}, color={44,99,201})}),
    Documentation(info="<html>
<p>Rises to offset + amplitude, stays, falls back. Repeats after each period, nperiod times or for ever.</p>
<p><b>y = offset + amplitude*t/rising</b> while it rises, t counted from the start of each period, offset + amplitude on the top, and back in the same way.</p>
<p>Assumptions: ideal: a given signal; events where the slope jumps. Valid: rising, width and falling that fit into the period.
Example: <a href='modelica://Bramah.Examples.Accumulators.EmptyAndFull'>EmptyAndFull</a>.</p>
</html>"));
end Trapezoid;
