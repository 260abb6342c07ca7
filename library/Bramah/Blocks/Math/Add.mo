// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Add "Weighted sum of two inputs"
  extends Interfaces.SI2SO;
  parameter Real k1 = 1 "Weight of u1";
  parameter Real k2 = 1 "Weight of u2";
equation
  y = k1*u1 + k2*u2;
  annotation(
    defaultComponentName="add",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{22,26},{22,32},{-20,32},{6,0},{-20,-32},{22,-32},{22,-26}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k1*u1 + k2*u2</b>; with k2 = -1 a difference.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs. Typical: k1 = 1, k2 = -1 for a difference.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Add;
