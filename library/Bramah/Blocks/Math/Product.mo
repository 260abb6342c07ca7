// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Product "Product of two inputs"
  extends Interfaces.SI2SO;
equation
  y = u1*u2;
  annotation(
    defaultComponentName="product",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-30},{56,30}}, textString="×", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u1*u2</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any inputs. Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Product;
