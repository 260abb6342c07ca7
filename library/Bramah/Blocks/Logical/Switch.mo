// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block Switch "Passes one of two signals"
  Blocks.Interfaces.RealInput u1 "Passed when u2 is true"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  Blocks.Interfaces.BooleanInput u2 "Which one"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Blocks.Interfaces.RealInput u3 "Passed when u2 is false"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  Blocks.Interfaces.RealOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  y = if u2 then u1 else u3;
  annotation(
    defaultComponentName="switch1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={44,99,201}),
      Line(points={{-80,40},{-40,40}}, color={44,99,201}),
      Line(points={{-80,-40},{-40,-40}}, color={44,99,201}),
      Line(points={{-80,0},{-20,0}}, color={168,60,160}),
      Line(points={{-40,40},{30,0},{80,0}}, color={44,99,201}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u1</b> while u2 is true, <b>u3</b> else.</p>
<p>Assumptions: ideal: switches at once. Valid: any inputs; y jumps unless u1 and u3 are equal then. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end Switch;
