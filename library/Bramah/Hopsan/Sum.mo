// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Sum "Sum of any number of signals"
  extends Blocks.Interfaces.SO;
  parameter Integer nu(min=0) = 0 "Number of inputs" annotation(Dialog(connectorSizing=true));
  Blocks.Interfaces.RealInput u[nu] "Inputs" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
equation
  y = sum(u);
  annotation(
    defaultComponentName="sum1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-60,0}}, color={44,99,201}),
      Line(points={{28,26},{20,34},{-24,34},{4,0},{-24,-34},{20,-34},{28,-26}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u[1] + u[2] + ... + u[nu]</b>.</p>
<p>Assumptions: ideal: exact and without delay. Valid: any u. Source: SignalSum of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Sum;
