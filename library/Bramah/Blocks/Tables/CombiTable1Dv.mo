// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Tables;
block CombiTable1Dv "Curves, each over an input of its own"
  parameter Boolean tableOnFile = false "true: the table is on a file" annotation(Evaluate=true, Dialog(group="Table"));
  parameter Real table[:, :] = [0, 0; 1, 1] "Rows: abscissa and one value for each column behind, abscissas rising"
    annotation(Dialog(group="Table", enable=not tableOnFile));
  parameter String fileName = "NoName" "File (.csv, .txt, .mat), from the model's folder" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String tableName = "Values" "Table on the file; of a CSV file: Values" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter String delimiter = "," "Between the columns of a CSV file" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Integer nHeaderLines(min=0) = 0 "Lines of a CSV file to leave out" annotation(Dialog(group="Table", enable=tableOnFile));
  parameter Integer columns[:] = 2:size(table, 2) "Columns of the outputs" annotation(Dialog(group="Table"));
  parameter Types.Smoothness smoothness = Types.Smoothness.MonotoneContinuousDerivative1 "Course between the rows"
    annotation(Dialog(group="Course"));
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.LastTwoPoints "Course beyond the rows"
    annotation(Dialog(group="Course"));
  Interfaces.RealInput u[size(columns, 1)] "Abscissas" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.RealOutput y[size(columns, 1)] "Values" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
protected
  parameter Internal.Table1D tableID = Internal.Table1D(if tableOnFile then fileName else "NoName", if tableOnFile then tableName else "NoName", table,
    columns, smoothness, extrapolation, delimiter, nHeaderLines) "The table";
equation
  for i in 1:size(columns, 1) loop
    y[i] = Internal.curveValue(tableID, i, u[i]);
  end for;
  annotation(
    defaultComponentName="table",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{60,0},{80,0}}, color={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201}),
      Line(points={{-44,40},{44,40},{44,-40},{-44,-40},{-44,40}}, color={44,99,201}),
      Line(points={{-44,20},{44,20}}, color={44,99,201}),
      Line(points={{-44,0},{44,0}}, color={44,99,201}),
      Line(points={{-44,-20},{44,-20}}, color={44,99,201}),
      Line(points={{0,40},{0,-40}}, color={44,99,201}),
      Text(extent={{-42,20},{-2,40}}, textString="u[i]", textColor={44,99,201}),
      Text(extent={{2,20},{42,40}}, textString="y[i]", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y[i]</b> is the curve through the column columns[i] at u[i].</p>
<p><b>y[i] = f_i(u[i])</b>, f_i the curve through the column i.</p>
<p>Smoothness: straight lines, steps, or cubics; the default is monotone with continuous slope. Rows rise in the first column.
Source of the default: F. N. Fritsch, J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM J. Sci. Stat.
Comput. 5 (1984) 300.</p>
<p>Assumptions: ideal: exact at the rows. Valid: first column that grows; beyond the rows as extrapolation says.
Example: <a href='modelica://Bramah.Examples.Blocks.Tables'>Tables</a>.</p>
</html>"));
end CombiTable1Dv;
