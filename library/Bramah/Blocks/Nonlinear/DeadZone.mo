// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block DeadZone "Zero output near zero"
  extends Interfaces.SISO;
  parameter Real uMax(start=1) = 1 "Upper end of the dead zone";
  parameter Real uMin(max=uMax) = -uMax "Lower end of the dead zone";
equation
  y = smooth(0, if u > uMax then u - uMax elseif u < uMin then u - uMin else 0);
  annotation(
    defaultComponentName="deadZone",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-44,-34},{-16,0},{16,0},{44,34}}, color={44,99,201})}),
    Documentation(info="<html>
<p>0 for u between uMin and uMax; outside, the distance from the zone.</p>
<p><b>y = u - uMax</b> above uMax, <b>y = u - uMin</b> below uMin, else <b>y = 0</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u; the slope jumps at the ends of the zone.
Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end DeadZone;
