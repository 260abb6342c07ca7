// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block BooleanSISO "One Boolean input, one Boolean output"
  BooleanInput u "Input"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  BooleanOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
    Line(points={{-80,0},{-60,0}}, color={168,60,160}),
    Line(points={{60,0},{80,0}}, color={168,60,160}),
    Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}));
end BooleanSISO;
