// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model PressureSwitch "Pressure switch, as a sensor of the effort"
  parameter Units.PressureDifference p_on = 100e5 "Pressure over ambient at which it switches on";
  parameter Units.PressureDifference p_off(max=p_on) = 90e5 "Pressure over ambient at which it switches off; below p_on";
  parameter Boolean y_start = false "State at the start" annotation(Dialog(tab="Start"));
  Blocks.Interfaces.BooleanOutput y "true: on"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  Units.PressureDifference p "Pressure over ambient";
  Interfaces.BondIn A "Measured line" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  BondGraphs.Sensors.De reading
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
initial equation
  pre(y) = y_start;
equation
  p = reading.y;
  y = p > p_on or pre(y) and p >= p_off;
  connect(A, reading.bond)
    annotation(Line(points={{-30,0},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="pressureSwitch",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-30},{40,30}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="De"),
      Line(points={{-60,0},{-40,0}}, color={96,104,116}),
      Line(points={{60,0},{40,0}}, color={44,99,201}),
      Text(extent={{-60,36},{60,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-44,-14},{14,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p>It switches by <b>e</b>, and takes no flow.</p>
</html>"));
end PressureSwitch;
