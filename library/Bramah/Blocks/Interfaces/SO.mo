// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block SO "One output"
  RealOutput y "Output" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
    Line(points={{60,0},{80,0}}, color={44,99,201}),
    Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}));
end SO;
