// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block RateLimiter "Limits the slope"
  extends Interfaces.SISO;
  parameter Real Rising(min=1e-9) = 1 "Greatest slope";
  parameter Real Falling(max=-1e-9) = -Rising "Smallest slope";
  parameter Units.Time Td(min=1e-9) = 1e-3 "Time constant with which the output follows below the limits";
initial equation
  y = u;
equation
  der(y) = smooth(0, noEvent(min(max((u - y)/Td, Falling), Rising)));
  annotation(
    defaultComponentName="rateLimiter",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-34},{-30,-34},{20,30},{44,30}}, color={44,99,201}),
      Line(points={{-30,-34},{-30,30},{20,30}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>der(y) = (u - y)/Td</b> between Falling and Rising.</p>
<p>Assumptions: ideal: follows with the lag Td below the limits. Valid: signals slower than about 1/Td. Typical: Td a tenth of the fastest lag
beside it. Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end RateLimiter;
