// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model TableR "Resistance by a table"
  extends Interfaces.OnePort;
  parameter Real table[:, 2] = [-1, -1; 0, 0; 1, 1] "Rows: flow, effort; rising" annotation(Evaluate=true);
  parameter Types.Smoothness smoothness = Types.Smoothness.MonotoneContinuousDerivative1 "Course between the rows" annotation(Evaluate=true);
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.LastTwoPoints "Course beyond the rows" annotation(Evaluate=true);
protected
  parameter Blocks.Internal.Table1D tableID = Blocks.Internal.Table1D("NoName", "NoName", table, {2}, smoothness, extrapolation, ",", 0) "The table";
equation
  e = Blocks.Internal.curveValue(tableID, 1, f);
  annotation(
    defaultComponentName="r",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="R:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = table(f)</b>: friction, a throttle, a diode as measured.</p>
<p>Assumptions: the law holds at any speed of change. Valid: rows that rise in both columns through (0, 0): then it takes power at any flow; a
falling one may have several solutions. Typical: 5 to 20 rows. Source: F. N. Fritsch, J. Butland, A method for constructing local monotone piecewise
cubic interpolants, SIAM J. Sci. Stat. Comput. 5 (1984) 300, for the course between rows. Example: <a
href='modelica://Bramah.Examples.BondGraphs.HardeningSpring'>HardeningSpring</a>.</p>
</html>"));
end TableR;
