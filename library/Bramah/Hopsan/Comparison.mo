// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Comparison "1 where the upper signal is greater, else 0"
  extends Blocks.Interfaces.SI2SO;
protected
  Boolean isGreater "Is it?";
equation
  isGreater = u1 > u2;
  y = if isGreater then 1 else 0;
  annotation(
    defaultComponentName="comparison",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-26},{56,26}}, textString=">", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = 1</b> while u1 &gt; u2, else 0: Hopsan has numbers where other blocks have true and false.</p>
<p>Assumptions: ideal: changes at once, with an event. Valid: any signals. Source: SignalGreaterThan and SignalSmallerThan of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Comparison;
