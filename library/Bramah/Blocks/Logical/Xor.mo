// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Logical;
block Xor "One of two"
  extends Interfaces.BooleanSI2SO;
equation
  y = u1 <> u2;
  annotation(
    defaultComponentName="xor1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="xor", textColor={168,60,160})}),
    Documentation(info="<html>
<p>true when the inputs differ.</p>
<p><b>y = (u1 and not u2) or (u2 and not u1)</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs.
Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end Xor;
