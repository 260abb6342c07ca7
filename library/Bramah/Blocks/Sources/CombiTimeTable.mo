// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block CombiTimeTable "Signals by a table over time, from a file too"
  parameter Boolean tableOnFile = false "true: the table is on a file" annotation(Evaluate=true, Dialog(group="Table"));
  parameter Real table[:, :] = [0, 0; 1, 1] "Rows: time and one value for each column behind, times not falling; two rows with the same time: a jump"
    annotation(Dialog(group="Table", enable=not tableOnFile));
  parameter String fileName = "NoName" "File (.csv, .txt, .mat), from the model's folder" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String tableName = "Values" "Table on the file; of a CSV file: Values" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String delimiter = "," "Between the columns of a CSV file" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Integer nHeaderLines(min=0) = 0 "Lines of a CSV file to leave out" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Integer columns[:] = 2:size(table, 2) "Columns of the outputs" annotation(Dialog(group="Table"));
  Interfaces.RealOutput y[size(columns, 1)] "Values" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  parameter Types.Smoothness smoothness = Types.Smoothness.LinearSegments "Course between the rows"
    annotation(Dialog(group="Course"));
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.HoldLastPoint "Course beyond the rows"
    annotation(Dialog(group="Course"));
  parameter Units.Time timeScale(min=1e-12) = 1 "Seconds per unit of the table's times";
  parameter Real offset[:] = {0} "Added to the table's values, and output before startTime";
  parameter Units.Time startTime = 0 "Output is offset before";
  parameter Units.Time shiftTime = startTime "Time of the table's time 0";
protected
  parameter Internal.TableOverTime tableID = Internal.TableOverTime(if tableOnFile then fileName else "NoName", if tableOnFile then tableName else "NoName", table,
    startTime/timeScale, columns, smoothness, extrapolation, shiftTime/timeScale, 1, delimiter, nHeaderLines) "The table";
  Real t "Time in the table's unit";
  Real next(start=0, fixed=true) "Next event in the table's unit";
equation
  t = time/timeScale;
  when {t >= pre(next), initial()} then
    next = Internal.nextEvent(tableID, t);
  end when;
  for i in 1:size(columns, 1) loop
    y[i] = offset[min(i, size(offset, 1))] + Internal.valueOverTime(tableID, i, t, next, pre(next));
  end for;
  annotation(
    defaultComponentName="combiTimeTable",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{60,0},{80,0}}, color={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201}),
      Line(points={{-44,40},{44,40},{44,-40},{-44,-40},{-44,40}}, color={44,99,201}),
      Line(points={{-44,20},{44,20}}, color={44,99,201}),
      Line(points={{-44,0},{44,0}}, color={44,99,201}),
      Line(points={{-44,-20},{44,-20}}, color={44,99,201}),
      Line(points={{-14,40},{-14,-40}}, color={44,99,201}),
      Line(points={{15,40},{15,-40}}, color={44,99,201}),
      Text(extent={{-44,20},{-14,40}}, textString="t", textColor={44,99,201}),
      Text(extent={{-12,20},{13,40}}, textString="y1", textColor={44,99,201}),
      Text(extent={{17,20},{42,40}}, textString="y2", textColor={44,99,201})}),
    Documentation(info="<html>
<p>Goes through the rows of table, or of a file: measured signals beside the simulation. Output y[i] is the column columns[i]; for a table on a
file name the columns. offset has one value, or one for each output.</p>
<p><b>y[i] = offset[i] + f_i((time - shiftTime)/timeScale)</b>, f_i the course through the rows.</p>
<p>Between rows it runs by <code>smoothness</code>: straight lines, steps, or cubics with continuous slope; beyond the rows by
<code>extrapolation</code>: the outermost value, straight on, or the table again and again (then the last row ends the period). Corners and jumps
are events, so the integration meets them exactly.</p>
<p>A table's time is (time - shiftTime)/timeScale; the output is offset until startTime.</p>
<p>Assumptions: ideal: a given signal. Valid: times that do not fall from row to row.
Example: <a href='modelica://Bramah.Examples.Blocks.Tables'>Tables</a>.</p>
</html>"));
end CombiTimeTable;
