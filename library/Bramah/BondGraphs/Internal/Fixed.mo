// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Fixed "Flange that stands still, as a source of the flow 0"
  parameter Units.Position s0 = 0 "Position of the flange: nothing to a bond graph";
  Interfaces.BondOut flange "Fixed flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,0})));
  BondGraphs.Sources.Sf sf(final f0=0)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  connect(sf.bond, flange)
    annotation(Line(points={{-18,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="fixed",
    Icon(coordinateSystem(extent={{-60,-40},{60,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,0}}, lineColor={96,104,116}),
      Text(extent={{-60,-34},{60,-6}}, textString="Sf"),
      Text(extent={{-60,26},{60,54}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f = 0</b> at any effort.</p>
</html>"));
end Fixed;
