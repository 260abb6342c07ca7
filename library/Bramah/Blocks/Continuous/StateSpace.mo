// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Continuous;
block StateSpace "Linear system in state space"
  parameter Real A[:, size(A, 1)] = [-1] "System matrix";
  parameter Real B[size(A, 1), :] = [1] "Input matrix";
  parameter Real C[:, size(A, 1)] = [1] "Output matrix";
  parameter Real D[size(C, 1), size(B, 2)] = zeros(size(C, 1), size(B, 2)) "Direct path from input to output";
  parameter Real x_start[size(A, 1)] = zeros(size(A, 1)) "States at the start";
  Interfaces.RealInput u[size(B, 2)] "Inputs" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.RealOutput y[size(C, 1)] "Outputs" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Real x[size(A, 1)](start=x_start, each fixed=true) "States";
equation
  der(x) = A*x + B*u;
  y = C*x + D*u;
  annotation(
    defaultComponentName="stateSpace",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{60,0},{80,0}}, color={44,99,201}),
      Text(extent={{-50,6},{-4,46}}, textString="A", textColor={44,99,201}),
      Text(extent={{4,6},{50,46}}, textString="B", textColor={44,99,201}),
      Text(extent={{-50,-46},{-4,-6}}, textString="C", textColor={44,99,201}),
      Text(extent={{4,-46},{50,-6}}, textString="D", textColor={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>der(x) = A*x + B*u</b>, <b>y = C*x + D*u</b>, x = x_start at the start. The sizes of A, B and C give the numbers of states, inputs and
outputs; u and y are vectors, also with one element. A linearised circuit (<code>bramah linearize</code>) has this form.</p>
<p>Assumptions: ideal: linear. Valid: matrices whose sizes fit. Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end StateSpace;
