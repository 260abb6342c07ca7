// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block PID "PID controller"
  extends Interfaces.SISO;
  parameter Real k = 1 "Gain";
  parameter Units.Time Ti(min=1e-9, start=0.5) = 0.5 "Integral time";
  parameter Units.Time Td(min=0, start=0.1) = 0.1 "Derivative time";
  parameter Real Nd(min=1e-3) = 10 "The higher, the more ideal the derivative";
  parameter Real xi_start = 0 "Start value of the integral part";
  parameter Real xd_start = 0 "Start value of the filtered input of the derivative part";
  Real xi(start=xi_start, fixed=true) "Integral part";
  Real xd(start=xd_start, fixed=true) "Filtered input of the derivative part";
protected
  parameter Units.Time T = max(Td/Nd, 1e-6) "Filter time of the derivative";
equation
  der(xi) = u/Ti;
  der(xd) = (u - xd)/T;
  y = k*(u + xi + Td/T*(u - xd));
  annotation(
    defaultComponentName="PID",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="PID", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k*(u + x_i + Td*(u - x_d)/T)</b>, <b>der(x_i) = u/Ti</b>, <b>der(x_d) = (u - x_d)/T</b> with T = Td/Nd:
proportional, integral and filtered derivative action on the control error u. No limits; see LimPID for those.</p>
<p>Assumptions: ideal: linear and without bounds. Valid: while what it drives does not saturate. Typical: Td a quarter of Ti, Nd 5 to 20.
Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end PID;
