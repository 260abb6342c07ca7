// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Staircase "Stairs over the time"
  extends Blocks.Interfaces.SO;
  parameter Real height = 1 "Height of a stair";
  parameter Units.Time width(min=1e-9) = 1 "Time of a stair";
  parameter Units.Time startTime = 0 "Time at which they begin";
equation
  y = height*floor(noEvent(max(time - startTime, 0))/width);
  annotation(
    defaultComponentName="staircase",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}),
      Line(points={{-44,-30},{-14,-30},{-14,0},{16,0},{16,30},{44,30}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = height*floor((time - startTime)/width)</b> from startTime on, 0 before.</p>
<p>Assumptions: ideal: jumps at once, with an event each. Valid: any values. Source: SignalStaircase of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Staircase;
