// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Passive;
model TableC "Store of displacement by a table"
  extends Interfaces.OnePort;
  parameter Real table[:, 2] = [-1, -1; 0, 0; 1, 1] "Rows: displacement, effort; rising" annotation(Evaluate=true);
  parameter Types.Smoothness smoothness = Types.Smoothness.MonotoneContinuousDerivative1 "Course between the rows" annotation(Evaluate=true);
  parameter Types.Extrapolation extrapolation = Types.Extrapolation.LastTwoPoints "Course beyond the rows" annotation(Evaluate=true);
  parameter Real q_nominal(min=1e-60) = 1 "Typical displacement, for scaling" annotation(Dialog(tab="Numerics"));
  Real q(start=0, nominal=q_nominal, stateSelect=StateSelect.prefer) "Displacement: integral of the flow";
protected
  parameter Blocks.Internal.Table1D tableID = Blocks.Internal.Table1D("NoName", "NoName", table, {2}, smoothness, extrapolation, ",", 0) "The table";
equation
  e = Blocks.Internal.curveValue(tableID, 1, q);
  der(q) = f;
  annotation(
    defaultComponentName="c",
    Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-14,-16},{26,16}}, textString="C:"),
      Text(extent={{28,-14},{128,14}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = table(q)</b>, <b>der(q) = f</b>: a spring that stiffens, a tank of any shape, a saturated capacitor. It stores the area under the
curve.</p>
<p>Assumptions: no hysteresis: the effort hangs on q alone. Valid: rows that cover the displacements of the run. Typical: 5 to 20 rows. Source: F.
N. Fritsch, J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM J. Sci. Stat. Comput. 5 (1984) 300, for the
course between rows. Example: <a href='modelica://Bramah.Examples.BondGraphs.HardeningSpring'>HardeningSpring</a>.</p>
</html>"));
end TableC;
