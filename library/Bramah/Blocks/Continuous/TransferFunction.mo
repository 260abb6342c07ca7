// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block TransferFunction "Linear transfer function"
  extends Interfaces.SISO;
  parameter Real b[:] = {1} "Numerator, highest power first";
  parameter Real a[:] = {1, 1} "Denominator, highest power first; not shorter than b";
  parameter Real x_start[size(a, 1) - 1] = zeros(size(a, 1) - 1) "States at the start";
  Real x[size(a, 1) - 1](start=x_start, each fixed=true) "States of the controller canonical form";
protected
  parameter Integer n = size(a, 1) - 1 "Order" annotation(Evaluate=true);
  parameter Real bb[size(a, 1)] = cat(1, zeros(max(0, size(a, 1) - size(b, 1))), b) "Numerator with leading zeros";
  Real w "Highest derivative";
equation
  a[1]*w = u - sum(a[i + 1]*x[i] for i in 1:n);
  der(x[1]) = w;
  for i in 2:n loop
    der(x[i]) = x[i - 1];
  end for;
  y = bb[1]*w + sum(bb[i + 1]*x[i] for i in 1:n);
  annotation(
    defaultComponentName="transferFunction",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-50,6},{50,46}}, textString="b(s)", textColor={44,99,201}),
      Line(points={{-44,0},{44,0}}, color={44,99,201}),
      Text(extent={{-50,-46},{50,-6}}, textString="a(s)", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = (b[1]*s^m + ... + b[m+1])/(a[1]*s^n + ... + a[n+1])*u</b> with m not above n and n at least 1.</p>
<p>Assumptions: ideal: linear. Valid: a numerator of no higher order than the denominator, whose first coefficient is not 0.
Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end TransferFunction;
