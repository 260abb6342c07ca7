// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Nonlinear;
block Backlash "Play between input and output"
  extends Interfaces.SISO;
  parameter Real b(min=0) = 0.1 "Width of the play";
  parameter Real y_start = 0 "Output at the start";
  parameter Units.Time T(min=1e-9) = 1e-3 "Time constant with which the output is carried along";
initial equation
  y = y_start;
equation
  der(y) = noEvent(if u - y > b/2 then (u - b/2 - y)/T elseif u - y < -b/2 then (u + b/2 - y)/T else 0);
  annotation(
    defaultComponentName="backlash",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-34,-34},{10,34},{34,34},{-10,-34},{-34,-34}}, color={44,99,201})}),
    Documentation(info="<html>
<p>The output stays while |u - y| is below b/2, and is carried along beyond, with the time constant T.</p>
<p><b>T*der(y) = u - b/2 - y</b> where u - y exceeds b/2, <b>T*der(y) = u + b/2 - y</b> where it is below -b/2, else <b>der(y) = 0</b>.</p>
<p>Assumptions: ideal: the output has no inertia and rests where it was left. Valid: signals slower than about 1/T. Typical: b as wide as the play,
T a tenth of the fastest lag beside it. Example: <a href='modelica://Bramah.Examples.Blocks.Nonlinearities'>Nonlinearities</a>.</p>
</html>"));
end Backlash;
