// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block TimeTable "Signal by a table over time"
  extends Interfaces.SO;
  parameter Real table[:, 2] = [0, 0; 1, 1] "Rows of time and value, times not falling; two rows with the same time: a jump";
  parameter Types.Smoothness smoothness = Types.Smoothness.LinearSegments "Course between the rows"
    annotation(Dialog(group="Course"));
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.HoldLastPoint "Course beyond the rows"
    annotation(Dialog(group="Course"));
  parameter Units.Time timeScale(min=1e-12) = 1 "Seconds per unit of the table's times";
  parameter Real offset = 0 "Added to the table's values, and output before startTime";
  parameter Units.Time startTime = 0 "Output is offset before";
  parameter Units.Time shiftTime = startTime "Time of the table's time 0";
protected
  parameter Internal.TableOverTime tableID = Internal.TableOverTime("NoName", "NoName", table,
    startTime/timeScale, {2}, smoothness, extrapolation, shiftTime/timeScale, 1, ",", 0) "The table";
  Real t "Time in the table's unit";
  Real next(start=0, fixed=true) "Next event in the table's unit";
equation
  t = time/timeScale;
  when {t >= pre(next), initial()} then
    next = Internal.nextEvent(tableID, t);
  end when;
  y = offset + Internal.valueOverTime(tableID, 1, t, next, pre(next));
  annotation(
    defaultComponentName="timeTable",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,40},{44,40},{44,-40},{-44,-40},{-44,40}}, color={44,99,201}),
      Line(points={{-44,20},{44,20}}, color={44,99,201}),
      Line(points={{-44,0},{44,0}}, color={44,99,201}),
      Line(points={{-44,-20},{44,-20}}, color={44,99,201}),
      Line(points={{0,40},{0,-40}}, color={44,99,201}),
      Text(extent={{-42,20},{-2,40}}, textString="t", textColor={44,99,201}),
      Text(extent={{2,20},{42,40}}, textString="y", textColor={44,99,201})}),
    Documentation(info="<html>
<p>Goes through the rows {time, value} of table.</p>
<p><b>y = offset + f(time/timeScale)</b>, f the course through the rows.</p>
<p>Between rows it runs by <code>smoothness</code>: straight lines, steps, or cubics with continuous slope; beyond the rows by
<code>extrapolation</code>: the outermost value, straight on, or the table again and again (then the last row ends the period). Corners and jumps
are events, so the integration meets them exactly.</p>
<p>A table's time is (time - shiftTime)/timeScale; the output is offset until startTime.</p>
<p>Assumptions: ideal: a given signal; events at the rows. Valid: times that do not fall from row to row.
Example: <code>sampled_servo_control</code>.</p>
</html>"));
end TimeTable;
