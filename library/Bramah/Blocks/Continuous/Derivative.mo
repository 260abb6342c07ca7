// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block Derivative "Approximated derivative"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Units.Time T(min=1e-9) = 0.01 "Time constant of the filter";
  parameter Real x_start = 0 "Filtered input at the start";
  Real x(start=x_start, fixed=true) "Filtered input";
equation
  der(x) = (u - x)/T;
  y = k*(u - x)/T;
  annotation(
    defaultComponentName="derivative",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-18},{56,18}}, textString="d/dt", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k*s/(1 + T*s)*u</b>: the derivative of the input through a first-order filter.</p>
<p>Assumptions: ideal: linear. Valid: signals slower than about 1/T; faster ones only with the gain k/T. Typical: T a tenth of the time constant
that is to be compensated. Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end Derivative;
