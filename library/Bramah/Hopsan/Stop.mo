// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Stop "Ends the run when a signal comes"
  Blocks.Interfaces.RealInput u "Above 0.5: the run ends"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
protected
  Boolean isWanted "Is the end wanted?";
equation
  isWanted = u > 0.5;
  when isWanted then
    terminate("the signal for the end has come");
  end when;
  annotation(
    defaultComponentName="stop",
    Icon(coordinateSystem(extent={{-60,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={44,99,201}),
      Line(points={{-60,0},{-40,0}}, color={44,99,201}),
      Rectangle(extent={{-16,-16},{16,16}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid),
      Text(extent={{-80,44},{60,74}}, textString="%name")}),
    Documentation(info="<html>
<p>The run ends when <b>isWanted = u &gt; 0.5</b> becomes true.</p>
<p>Assumptions: ideal: at once, with an event. Valid: any signal. Typical: a comparison before it. Source: SignalStopSimulation of Hopsan. Example:
<a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Stop;
