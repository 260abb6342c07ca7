// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Sensors;
model PressureSensor "Ideal pressure sensor"
  parameter Boolean gauge = false "true: against the ambient pressure; false: absolute" annotation(Evaluate=true);
  Interfaces.Port A "Measured line"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Blocks.Interfaces.RealOutput y(unit="Pa", displayUnit="bar") "Pressure"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
equation
  A.m_flow = 0;
  if gauge then
    y = A.p - fluid.p_ambient;
  else
    y = A.p;
  end if;
  annotation(
    __Bramah(productClass="BP", bonds="A > reading:De", rule="Pressure sensor, analogue (X11770): box 3 M, diagonal from upper left to lower right, P below it, curve of the analogue output above it."),
    defaultComponentName="pressureSensor",
    Icon(coordinateSystem(extent={{-60,-30},{60,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-30},{40,30}}),
      Line(points={{-60,0},{-20,0}}),
      Line(points={{-20,30},{40,-30}}),
      Line(points={{40,0},{60,0}}, color={44,99,201}),
      Text(extent={{-18,-28},{6,-4}}, textString="P"),
      Line(points={{16,8},{16,18},{20,24},{26,24},{30,18},{30,8}}),
      Text(extent={{-80,36},{100,66}}, textString="%name")}),
    Documentation(info="<html>
<p>Takes no oil: <b>A.m_flow = 0</b>, <b>y = A.p</b> in Pa, absolute, or y = A.p - p_ambient with <code>gauge = true</code>.
The sensor is ideal: no lag, no offset. It does not store oil, so it hangs on a line that does.</p>
<p>Assumptions: ideal: it takes no oil, causes no drop and follows at once; put a lag behind it where its speed counts. Valid: changes slower than the
sensor. Typical: ranges of 100 to 600 bar, a lag of 1 ms, an error of 0.25 to 1 % of the range. Source: pressure in a line as ISO 9110-2 (2020)
measures it; ISO 5598 (2020) for the terms. Example: <code>intelligent_pump</code>.</p>
</html>"));
end PressureSensor;
