// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Add3 "Weighted sum of three inputs"
  extends Interfaces.SO;
  parameter Real k1 = 1 "Weight of u1";
  parameter Real k2 = 1 "Weight of u2";
  parameter Real k3 = 1 "Weight of u3";
  Interfaces.RealInput u1 "Upper input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  Interfaces.RealInput u2 "Middle input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.RealInput u3 "Lower input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
equation
  y = k1*u1 + k2*u2 + k3*u3;
  annotation(
    defaultComponentName="add3",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,40},{-60,40}}, color={44,99,201}),
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{-80,-40},{-60,-40}}, color={44,99,201}),
      Line(points={{22,26},{22,32},{-20,32},{6,0},{-20,-32},{22,-32},{22,-26}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k1*u1 + k2*u2 + k3*u3</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs. Example: <code>cylinder_drive_oil</code>.</p>
</html>"));
end Add3;
