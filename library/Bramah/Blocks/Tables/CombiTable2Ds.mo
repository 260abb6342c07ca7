// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Tables;
block CombiTable2Ds "Map over two inputs"
  extends Interfaces.SI2SO;
  parameter Boolean tableOnFile = false "true: the table is on a file" annotation(Evaluate=true, Dialog(group="Table"));
  parameter Real table[:, :] = [0, 0, 1; 0, 0, 0; 1, 0, 1] "First column: u1, first row: u2, both rising; the corner does not count"
    annotation(Dialog(group="Table", enable=not tableOnFile));
  parameter String fileName = "NoName" "File (.csv, .txt, .mat), from the model's folder" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String tableName = "Values" "Table on the file; of a CSV file: Values" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String delimiter = "," "Between the columns of a CSV file" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Integer nHeaderLines(min=0) = 0 "Lines of a CSV file to leave out" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Types.Smoothness smoothness = Types.Smoothness.LinearSegments "Course between the rows: straight lines, steps or Akima's cubics"
    annotation(Dialog(group="Course"));
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.LastTwoPoints "Course beyond the rows"
    annotation(Dialog(group="Course"));
protected
  parameter Internal.Table2D tableID = Internal.Table2D(if tableOnFile then fileName else "NoName", if tableOnFile then tableName else "NoName", table,
    smoothness, extrapolation, delimiter, nHeaderLines) "The table";
equation
  y = Internal.surfaceValue(tableID, u1, u2);
  annotation(
    defaultComponentName="table",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,40},{44,40},{44,-40},{-44,-40},{-44,40}}, color={44,99,201}),
      Line(points={{-44,20},{44,20}}, color={44,99,201}),
      Line(points={{-44,0},{44,0}}, color={44,99,201}),
      Line(points={{-44,-20},{44,-20}}, color={44,99,201}),
      Line(points={{-14,40},{-14,-40}}, color={44,99,201}),
      Line(points={{15,40},{15,-40}}, color={44,99,201}),
      Line(points={{-44,40},{-14,20}}, color={44,99,201}),
      Text(extent={{-44,0},{-14,20}}, textString="u1", textColor={44,99,201}),
      Text(extent={{-14,20},{15,40}}, textString="u2", textColor={44,99,201}),
      Text(extent={{-14,0},{15,20}}, textString="y", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y</b> is the value of the map at u1 (down the first column) and u2 (along the first row): an efficiency over speed and pressure.</p>
<p><b>y = f(u1, u2)</b>, f the surface through the table.</p>
<p>Between the points it runs by smoothness: bilinear, which never leaves the range of its four neighbours; steps; or with
ContinuousDerivative Akima's bivariate cubics, whose slopes are continuous, but which may overshoot. The monotone kinds are for curves.</p>
<p>Source: H. Akima, A method of bivariate interpolation and smooth surface fitting based on local procedures, Comm. ACM 17 (1974) 18.</p>
<p>Assumptions: ideal: exact at the nodes. Valid: first row and column that grow; beyond them as extrapolation says.
Example: <a href='modelica://Bramah.Examples.Blocks.Tables'>Tables</a>.</p>
</html>"));
end CombiTable2Ds;
