// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Discrete;
block DiscretePID "Sampled PID controller with limited output and anti-windup"
  Blocks.Interfaces.RealInput u_s "Command"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.RealInput u_m "Measured value"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80}, rotation=90)));
  Blocks.Interfaces.RealOutput y "Controller output, held between samples"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  parameter Units.Time samplePeriod(min=1e-9, start=0.1) = 0.01 "Time from sample to sample";
  parameter Units.Time startTime = 0 "Time of the first sample";
  parameter Real k(min=0) = 1 "Gain";
  parameter Units.Time Ti(min=1e-9) = 0.5 "Integral time; 1e60: none";
  parameter Units.Time Td(min=0) = 0 "Derivative time; 0: none";
  parameter Real yMax(start=1) = 1 "Upper limit of the output";
  parameter Real yMin(max=yMax) = -yMax "Lower limit of the output";
  parameter Real wp(min=0) = 1 "Weight of the command in the proportional part";
  parameter Real wd(min=0) = 0 "Weight of the command in the derivative part";
  parameter Real Ni(min=1e-3) = 0.9 "Ni*Ti is the time constant of the anti-windup";
  parameter Real Nd(min=1e-3) = 10 "The higher, the more ideal the derivative";
  parameter Real xi_start = 0 "Integral part at the start";
  Real e(start=0, fixed=true) "Control error at the sample";
  Real xi(start=xi_start, fixed=true) "Integral part for the next sample";
  Real xd(start=0, fixed=true) "Derivative part";
protected
  Real ud(start=0, fixed=true) "Input of the derivative part at the sample";
  Real v(start=0, fixed=true) "Output without limits";
  Boolean started(start=false, fixed=true) "true from the first sample on";
initial equation
  pre(y) = 0;
equation
  when sample(startTime, samplePeriod) then
    started = true;
    e = u_s - u_m;
    ud = wd*u_s - u_m;
    xd = (Td*pre(xd) + (if pre(started) then Td*Nd*(ud - pre(ud)) else 0))/(Td + Nd*samplePeriod);
    v = k*(wp*u_s - u_m + pre(xi) + xd);
    y = max(min(v, yMax), yMin);
    xi = pre(xi) + samplePeriod/Ti*(e + (y - v)/(k*Ni));
  end when;
  annotation(
    defaultComponentName="PID",
    Icon(coordinateSystem(extent={{-80,-80},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{0,-80},{0,-60}}, color={44,99,201}),
      Line(points={{60,0},{80,0}}, color={44,99,201}),
      Text(extent={{-56,6},{56,46}}, textString="PID", textColor={44,99,201}),
      Line(points={{-42,-46},{-22,-46},{-22,-34},{-2,-34},{-2,-18},{18,-18},{18,-8},{42,-8}}, color={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
    Documentation(info="<html>
<p>What a controller on a microprocessor computes at each sample t_k, with T = samplePeriod and the error e = u_s - u_m:</p>
<ul>
<li><b>x_d(k) = (Td*x_d(k-1) + Td*Nd*(d(k) - d(k-1)))/(Td + Nd*T)</b> with d = wd*u_s - u_m: derivative by backward difference, filtered
with Td/Nd;</li>
<li><b>v(k) = k*(wp*u_s - u_m + x_i(k) + x_d(k))</b>, and y(k) is v(k) between yMin and yMax;</li>
<li><b>x_i(k+1) = x_i(k) + T/Ti*(e(k) + (y(k) - v(k))/(k*Ni))</b>: integral by forward difference, led back at a limit.</li>
</ul>
<p>The output holds until the next sample. For T towards 0 it becomes <a href='modelica://Bramah.Blocks.Continuous.LimPID'>LimPID</a>, whose
parameters it has. Choose T below a tenth of the closed loop's time constant; hold and computation delay by T/2 at least. k must not be 0.</p>
<p>Source of the difference equations: K. J. Astrom, B. Wittenmark, Computer-Controlled Systems, chapter 8.</p>
<p>Assumptions: ideal: computes in no time, with numbers of full length. Valid: sample periods well below the lags of the plant. Typical:
samplePeriod 0.5 to 5 ms, a tenth of the fastest lag that counts. Example: <code>sampled_servo_control</code>.</p>
</html>"));
end DiscretePID;
