// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block RSFlipFlop "Memory, set and reset by inputs"
  parameter Boolean Qini = false "State at the start";
  Blocks.Interfaces.BooleanInput S "Set"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,40})));
  Blocks.Interfaces.BooleanInput R "Reset, wins over S"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-40})));
  Blocks.Interfaces.BooleanOutput Q "State"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
initial equation
  pre(Q) = Qini;
equation
  Q = not R and (S or pre(Q));
  annotation(
    defaultComponentName="rs",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{-80,40},{-60,40}}, color={168,60,160}),
      Line(points={{-80,-40},{-60,-40}}, color={168,60,160}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Text(extent={{-54,28},{-24,52}}, textString="S", textColor={168,60,160}),
      Text(extent={{-54,-52},{-24,-28}}, textString="R", textColor={168,60,160}),
      Text(extent={{24,-14},{54,14}}, textString="Q", textColor={168,60,160}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p>Q becomes true with S and stays so until R.</p>
<p><b>Q = not R and (S or pre(Q))</b>.</p>
<p>Assumptions: ideal: switches at once. Valid: any inputs; where S and R are both true, R counts. Example: <code>dc_motor_axis</code>.</p>
</html>"));
end RSFlipFlop;
