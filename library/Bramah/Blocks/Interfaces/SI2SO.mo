// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block SI2SO "Two inputs, one output"
  extends SO;
  RealInput u1 "Upper input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  RealInput u2 "Lower input" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-80,40},{-60,40}}, color={44,99,201}),
    Line(points={{-80,-40},{-60,-40}}, color={44,99,201})}));
end SI2SO;
