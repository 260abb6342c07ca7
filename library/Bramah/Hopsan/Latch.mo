// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Latch "Holds 1 from one signal to the other"
  extends Blocks.Interfaces.SO;
  Blocks.Interfaces.RealInput set "Above 0.5: 1"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
  Blocks.Interfaces.RealInput reset "Above 0.5: 0"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
protected
  Boolean isSet(start=false, fixed=true) "Is it 1?";
  Boolean wantsSet "Is the one above 0.5, and the other one not?";
  Boolean wantsReset "Is the other one above 0.5, and the one not?";
equation
  wantsSet = set > 0.5 and not reset > 0.5;
  wantsReset = reset > 0.5 and not set > 0.5;
  isSet = wantsSet or (pre(isSet) and not wantsReset);
  y = if isSet then 1 else 0;
  annotation(
    defaultComponentName="latch",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,20},{-60,20}}, color={44,99,201}),
      Line(points={{-80,-20},{-60,-20}}, color={44,99,201}),
      Text(extent={{-56,-20},{56,20}}, textString="SR", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = 1</b> from where set is above 0.5 to where reset is; while both are, it stays as it was.</p>
<p>Assumptions: ideal: changes at once, with an event. Valid: any signals. Source: SignalSRlatch of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Latch;
