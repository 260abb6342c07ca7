// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Discrete;
block UnitDelay "Delays by one sample"
  extends Interfaces.DiscreteSISO;
  parameter Real y_start = 0 "Output until the second sample";
protected
  Real u_k(start=y_start, fixed=true) "Input at the last sample";
initial equation
  pre(y) = y_start;
equation
  when sampleTrigger then
    u_k = u;
    y = pre(u_k);
  end when;
  annotation(
    defaultComponentName="unitDelay",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-50,6},{50,46}}, textString="1", textColor={44,99,201}),
      Line(points={{-30,0},{30,0}}, color={44,99,201}),
      Text(extent={{-50,-46},{50,-6}}, textString="z", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y(t_k) = u(t_(k-1))</b>: the input one sample before, y_start at the first sample.</p>
<p>Assumptions: ideal: samples in no time. Valid: any u. Typical: samplePeriod that of the controller.
Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end UnitDelay;
