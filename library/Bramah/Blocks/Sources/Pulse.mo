// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Pulse "Rectangular pulses"
  extends Interfaces.SO;
  parameter Real amplitude = 1 "Height of the pulses";
  parameter Real width(final min=1e-6, final max=100) = 50 "Width of a pulse in % of the period";
  parameter Units.Time period(final min=1e-9, start=1) = 1 "Period";
  parameter Integer nperiod = -1 "Number of pulses; below 0: for ever";
  parameter Real offset = 0 "Output between the pulses";
  parameter Units.Time startTime = 0 "Time of the first pulse";
protected
  parameter Units.Time T_end = if nperiod < 0 then 1e60 else startTime + nperiod*period "End of the last period";
  Internal.Periods periods(final period=period, final startTime=startTime);
equation
  y = offset + (if time < startTime or time >= periods.T_start + period*width/100 or time >= T_end then 0 else amplitude);
  annotation(
    defaultComponentName="pulse",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-30},{-34,-30},{-34,28},{-14,28},{-14,-30},{6,-30},{6,28},{26,28},{26,-30},{44,-30}}, color={44,99,201})}),
    Documentation(info="<html>
<p>From startTime on, each period begins with a pulse of width % of the period: <b>y = offset + amplitude</b>, else offset;
nperiod of them, or for ever.</p>
<p>Assumptions: ideal: jumps at once, with an event each. Valid: a width from 0 to 100 %. Example: <code>intelligent_pump</code>.</p>
</html>"));
end Pulse;
