// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Ground "Potential 0, as a source of effort"
  Interfaces.BondOut p "Grounded pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  BondGraphs.Sources.Se se(final e0=0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  connect(se.bond, p)
    annotation(Line(points={{-18,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="ground",
    Icon(coordinateSystem(extent={{-40,-60},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-30,-50},{30,-10}}, lineColor={96,104,116}),
      Text(extent={{-30,-44},{30,-16}}, textString="Se"),
      Line(points={{0,-10},{0,0}}, color={96,104,116}),
      Text(extent={{-40,26},{40,54}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = 0</b> at any current.</p>
</html>"));
end Ground;
