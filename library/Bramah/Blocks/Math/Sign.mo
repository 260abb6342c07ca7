// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Math;
block Sign "Sign"
  extends Interfaces.SISO;
equation
  y = sign(u);
  annotation(
    defaultComponentName="sign1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,-48},{0,48}}, color={170,178,189}),
      Line(points={{-48,0},{48,0}}, color={170,178,189}),
      Line(points={{-40,-30},{0,-30},{0,30},{40,30}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = -1, 0 or 1</b> with the sign of u.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u; an event at each change.
Example: <a href='modelica://Bramah.Examples.Blocks.Arithmetic'>Arithmetic</a>.</p>
</html>"));
end Sign;
