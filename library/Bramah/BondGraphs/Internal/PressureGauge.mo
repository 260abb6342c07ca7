// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureGauge "Pressure gauge, as a sensor of the effort"
  Units.PressureDifference p "Pressure over ambient";
  parameter Units.PressureDifference p_range(min=1e4) = 250e5 "Full scale";
  Interfaces.BondIn A "Measured line" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  BondGraphs.Sensors.De reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
equation
  p = reading.y;
  connect(A, reading.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="pressureGauge",
    Icon(coordinateSystem(extent={{-40,-80},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Text(extent={{-40,46},{40,74}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>p = e</b>, and no flow.</p>
</html>"));
end PressureGauge;
