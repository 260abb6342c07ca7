// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Ramp "Ramp"
  extends Interfaces.SO;
  parameter Real height = 1 "Height of the ramp";
  parameter Units.Time duration(min=0, start=2) = 2 "Duration of the ramp; above 0";
  parameter Real offset = 0 "Output before the ramp";
  parameter Units.Time startTime = 0 "Time at which the ramp begins";
equation
  y = offset + (if time < startTime then 0
    elseif time < startTime + duration then (time - startTime)*height/duration
    else height);
  annotation(
    defaultComponentName="ramp",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-28},{-22,-28},{20,28},{44,28}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y</b> goes from <b>offset</b> to <b>offset + height</b> in a straight line that begins at startTime and takes duration. Trapezoids are sums of ramps.</p>
<p><b>y = offset + height*(time - startTime)/duration</b>, held at offset before and at offset + height behind.</p>
<p>Assumptions: ideal: a given signal; events where the slope jumps. Valid: any height. Typical: 20 to 200 ms for a proportional valve.
Example: <a href='modelica://Bramah.Examples.Valves.MeteringTable'>MeteringTable</a>.</p>
</html>"));
end Ramp;
