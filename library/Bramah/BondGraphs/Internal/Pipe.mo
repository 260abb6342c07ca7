// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Pipe "Pipe, as inertances, resistances and compliances"
  extends LumpedLine(k_wall=if wall > 0 then d/(E*wall) else 0);
  parameter Units.Length wall(min=0) = 1.5e-3 "Thickness of the wall; 0: rigid" annotation(Dialog(group="Wall"));
  parameter Real E(unit="Pa", displayUnit="GPa", min=1e6) = 206e9 "Elastic modulus of the wall" annotation(Dialog(group="Wall"));
equation
  annotation(
    defaultComponentName="pipe",
    Icon(coordinateSystem(extent={{-80,-30},{80,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R C"),
      Text(extent={{-80,36},{80,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-28},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>The line is that of <b>LumpedLine</b>.</p>
</html>"));
end Pipe;
