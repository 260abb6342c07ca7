// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Discrete;
block Sampler "Samples the input and holds it"
  extends Interfaces.DiscreteSISO;
equation
  when {sampleTrigger, initial()} then
    y = u;
  end when;
  annotation(
    defaultComponentName="sampler",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-36},{-28,-10},{-12,12},{4,24},{20,31},{44,35}}, color={44,99,201}),
      Ellipse(extent={{-31,-13},{-25,-7}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{-15,9},{-9,15}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{1,21},{7,27}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid),
      Ellipse(extent={{17,28},{23,34}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid)}),
    Documentation(info="<html>
<p>At each sample time <b>y = u</b>; y keeps that value until the next. At a sample time y already has the new value, so a chain of sampled
blocks acts at once. Where that closes a loop without a delay, use <code>ZeroOrderHold</code> or <code>UnitDelay</code>.</p>
<p>Assumptions: ideal: samples in no time. Valid: signals below half of the sample rate, else they show lower frequencies. Typical: samplePeriod 0.1
to 10 ms. Example: <code>sampled_servo_control</code>.</p>
</html>"));
end Sampler;
