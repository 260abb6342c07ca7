// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Constant "Constant signal"
  extends Interfaces.SO;
  parameter Real k(start=1) = 1 "Value of the output";
equation
  y = k;
  annotation(
    defaultComponentName="const",
    __Bramah(mend="Put a constant at %1", upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,10},{44,10}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = k</b>.</p>
<p>Assumptions: ideal: a given signal. Valid: any k. Example: <a href='modelica://Bramah.Examples.Cylinders.StickSlip'>StickSlip</a>.</p>
</html>"));
end Constant;
