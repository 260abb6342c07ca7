// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block BooleanSI2SO "Two Boolean inputs, one Boolean output"
  BooleanInput u1 "Upper input"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  BooleanInput u2 "Lower input"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  BooleanOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
    Line(points={{-80,40},{-60,40}}, color={168,60,160}),
    Line(points={{-80,-40},{-60,-40}}, color={168,60,160}),
    Line(points={{60,0},{80,0}}, color={168,60,160}),
    Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}));
end BooleanSI2SO;
