// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block Not "Opposite"
  extends Interfaces.BooleanSISO;
equation
  y = not u;
  annotation(
    defaultComponentName="not1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="not", textColor={168,60,160})}),
    Documentation(info="<html>
<p>true when the input is false.</p>
<p><b>y = not u</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any input.
Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end Not;
