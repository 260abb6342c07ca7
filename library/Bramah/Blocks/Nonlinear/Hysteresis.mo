// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block Hysteresis "Switches between two values"
  extends Interfaces.SISO;
  parameter Real uLow(max=uHigh) = 0 "Switches back below";
  parameter Real uHigh(start=1) = 1 "Switches over above";
  parameter Real yLow = 0 "Output before switching over";
  parameter Real yHigh = 1 "Output behind";
  Boolean on(start=false, fixed=true) "true: switched over";
equation
  on = u > uHigh or pre(on) and u >= uLow;
  y = if on then yHigh else yLow;
  annotation(
    defaultComponentName="hysteresis",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-44,-30},{16,-30},{16,30}}, color={44,99,201}),
      Line(points={{44,30},{-16,30},{-16,-30}}, color={44,99,201})}),
    Documentation(info="<html>
<p>yHigh once u has passed uHigh, until u falls below uLow.</p>
<p><b>on = u &gt; uHigh or (pre(on) and u &gt;= uLow)</b>, y is yHigh while on, else yLow.</p>
<p>Assumptions: ideal: switches at once. Valid: uLow below uHigh; any u. Typical: uHigh - uLow some times the noise of u.
Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end Hysteresis;
