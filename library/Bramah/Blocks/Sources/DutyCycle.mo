// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block DutyCycle "Working cycle of phases with a value each"
  extends Interfaces.SO;
  parameter Units.Time duration[:](each min=1e-6) = {2, 1, 2, 1} "Durations of the phases";
  parameter Real value[size(duration, 1)] = {1, 0, -1, 0} "Values of the phases";
  parameter Units.Time transition(min=0) = 0.1 "Time of change into each phase, at its beginning; 0: jumps";
  parameter Boolean repeat = true "true: the cycle repeats; false: the last value stays";
  parameter Real offset = 0 "Added to the values";
  parameter Units.Time startTime = 0 "Beginning of the first phase; before, the last phase's value";
  final parameter Units.Time period = sum(duration) "Duration of a cycle";
  final parameter Units.Ratio ED[size(duration, 1)] = duration/period "Share of each phase in a cycle";
protected
  TimeTable cycle(final table=Internal.dutyTable(duration, value, transition), final shiftTime=startTime, final startTime=startTime,
    final extrapolation=if repeat then Types.Extrapolation.Periodic else Types.Extrapolation.HoldLastPoint);
equation
  y = offset + (if time < startTime then value[size(value, 1)] else cycle.y);
  annotation(
    defaultComponentName="dutyCycle",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-40},{-40,24},{-20,24},{-16,4},{2,4},{6,-28},{24,-28},{28,-40}}, color={44,99,201}),
      Line(points={{28,-40},{32,24},{44,24}}, color={44,99,201}, pattern=LinePattern.Dash)}),
    Documentation(info="<html>
<p>Holds value[i] for duration[i], one phase after the other, and begins again after the last. Into each phase the signal runs in a straight
line that takes transition. ED gives each phase's share of the cycle.</p>
<p><b>y = offset + f(time)</b>, f the course through value over the phases, offset and the last value before startTime.</p>
<p>For the load or speed of a machine over its work: fast approach, press, hold, return, wait.</p>
<p>Assumptions: ideal: a given signal. Valid: transitions no longer than the parts of the cycle. Typical: transition 10 to 100 ms.
Example: <code>hydrostatic_drive</code>.</p>
</html>"));
end DutyCycle;
