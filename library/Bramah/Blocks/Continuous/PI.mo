// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block PI "PI controller"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Units.Time T(min=1e-9, start=1) = 1 "Time constant";
  parameter Real x_start = 0 "Integral part at the start";
  Real x(start=x_start, fixed=true) "Integral part";
equation
  der(x) = u/T;
  y = k*(x + u);
  annotation(
    defaultComponentName="PI",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="PI", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k*(u + x)</b>, <b>der(x) = u/T</b>.</p>
<p>Assumptions: ideal: linear and without bounds. Valid: while what it drives does not saturate. Typical: T near the slowest time constant of the
plant. Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end PI;
