// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block BooleanPulse "Boolean pulses"
  parameter Real width(final min=1e-6, final max=100) = 50 "Width of a pulse in % of the period";
  parameter Units.Time period(final min=1e-9, start=1) = 1 "Period";
  parameter Units.Time startTime = 0 "Time of the first pulse";
  Blocks.Interfaces.BooleanOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
protected
  Internal.Periods periods(final period=period, final startTime=startTime);
equation
  y = time >= startTime and time < periods.T_start + period*width/100;
  annotation(
    defaultComponentName="booleanPulse",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-30},{-34,-30},{-34,28},{-14,28},{-14,-30},{6,-30},{6,28},{26,28},{26,-30},{44,-30}}, color={168,60,160}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p>true for width % of each period, from startTime on.</p>
<p><b>y = t &lt; period*width/100</b>, t counted from the start of each period.</p>
<p>Assumptions: ideal: switches at once, with an event each. Valid: a width from 0 to 100 %.
Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end BooleanPulse;
