// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block Limiter "Limits the input"
  extends Interfaces.SISO;
  parameter Real uMax(start=1) = 1 "Upper limit";
  parameter Real uMin(max=uMax) = -uMax "Lower limit";
equation
  y = smooth(0, if u > uMax then uMax elseif u < uMin then uMin else u);
  annotation(
    defaultComponentName="limiter",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-44,-28},{-24,-28},{24,28},{44,28}}, color={44,99,201})}),
    Documentation(info="<html>
<p>y is u between uMin and uMax.</p>
<p><b>y = min(max(u, uMin), uMax)</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u; the slope jumps at the bounds.
Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end Limiter;
