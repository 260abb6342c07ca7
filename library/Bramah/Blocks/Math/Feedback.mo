// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Feedback "Difference between command and feedback"
  Interfaces.RealInput u1 "Command" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.RealInput u2 "Feedback" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80}, rotation=90)));
  Interfaces.RealOutput y "Control error" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  y = u1 - u2;
  annotation(
    defaultComponentName="feedback",
    Icon(coordinateSystem(extent={{-80,-80},{80,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-20,-20},{20,20}}, lineColor={44,99,201}),
      Line(points={{-80,0},{-20,0}}, color={44,99,201}),
      Line(points={{0,-80},{0,-20}}, color={44,99,201}),
      Line(points={{20,0},{80,0}}, color={44,99,201}),
      Line(points={{8,-34},{22,-34}}, color={44,99,201}),
      Text(extent={{-100,26},{100,56}}, textString="%name", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u1 - u2</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs.
Example: <a href='modelica://Bramah.Examples.Blocks.Controllers'>Controllers</a>.</p>
</html>"));
end Feedback;
