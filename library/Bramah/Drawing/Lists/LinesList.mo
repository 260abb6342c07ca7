// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Lists;
class LinesList "Lines and hoses: size, use and ends"
  parameter Integer rows(min=0) = 0 "At most so many rows, the next list of the kind goes on with the others; 0: all";
  annotation(
    __Bramah(list="lines"),
    defaultComponentName="linesList",
    Icon(coordinateSystem(extent={{0,-24},{120,0}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
      Rectangle(extent={{0,-24},{120,0}}, lineThickness=0.35), Line(points={{0,-8},{120,-8}}, thickness=0.35),
      Text(extent={{0,-8},{120,0}}, textString="Lines and hoses", fontSize=9.7)}),
    Documentation(info="<html>
<p>Stands on the sheet as a table that the program fills: the lines that say what they are, and the hose assemblies. It is true after
every change. A list that is too long for its place gets a number of <code>rows</code>; the next list of the kind, on this page or a
later one, goes on with those that are left.</p>
<p>A component without equations: a circuit computes the same with and without it. Other Modelica tools show its empty frame. Letters
of 2.5 mm, after ISO 3098.</p>
</html>"));
end LinesList;
