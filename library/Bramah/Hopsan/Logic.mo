// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Logic "And, or of two signals that are 0 or 1"
  extends Blocks.Interfaces.SI2SO;
  parameter Boolean isAnd = true "true: both; false: one of them or both" annotation(Evaluate=true);
protected
  Boolean is1 "Is u1 true?";
  Boolean is2 "Is u2 true?";
equation
  is1 = u1 > 0.5;
  is2 = u2 > 0.5;
  y = if (if isAnd then is1 and is2 else is1 or is2) then 1 else 0;
  annotation(
    defaultComponentName="logic",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="and", textColor={44,99,201}, visible=isAnd),
      Text(extent={{-56,-20},{56,20}}, textString="or", textColor={44,99,201}, visible=not isAnd)}),
    Documentation(info="<html>
<p><b>y = 1</b> where both inputs are above 0.5, or with <code>isAnd = false</code> one of them; else 0.</p>
<p>Assumptions: ideal: changes at once, with an event. Valid: any signals. Source: SignalAnd and SignalOr of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Logic;
