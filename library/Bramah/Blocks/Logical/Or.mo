// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block Or "One or both"
  extends Interfaces.BooleanSI2SO;
equation
  y = u1 or u2;
  annotation(
    defaultComponentName="or1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="or", textColor={168,60,160})}),
    Documentation(info="<html>
<p>true when one input is.</p>
<p><b>y = u1 or u2</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs.
Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end Or;
