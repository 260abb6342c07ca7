// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Switched "A value while a signal is above 0.5, else 0"
  extends Blocks.Interfaces.SISO;
  parameter Real height = 1 "The value";
protected
  Boolean isOn "Is it above 0.5?";
equation
  isOn = u > 0.5;
  y = if isOn then height else 0;
  annotation(
    defaultComponentName="switched",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-30},{0,-30},{0,28},{44,28}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = height</b> while u is above 0.5, else 0.</p>
<p>Assumptions: ideal: changes at once, with an event. Valid: any signal. Source: what moves the spool of the valves of Hopsan that are on or off.
Example: <a href='modelica://Bramah.Examples.Hopsan.SmallValves'>SmallValves</a>.</p>
</html>"));
end Switched;
