// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Discrete;
block ZeroOrderHold "Holds the input from sample to sample"
  extends Interfaces.DiscreteSISO;
protected
  Real ySample "Sampled input";
equation
  when {sampleTrigger, initial()} then
    ySample = u;
  end when;
  y = pre(ySample);
  annotation(
    defaultComponentName="zeroOrderHold",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-36},{-28,-36},{-28,-14},{-12,-14},{-12,12},{4,12},{4,28},{20,28},{20,34},{44,34}}, color={44,99,201})}),
    Documentation(info="<html>
<p><b>y = u(t_k)</b> from just after the sample time t_k to the next: the output stage of a digital controller. At the sample time itself y still
has the old value, so it breaks loops without a delay.</p>
<p>A hold delays by half a period on average: samplePeriod/2*omega of phase at the angular frequency omega.</p>
<p>Assumptions: ideal: samples in no time. Valid: signals below half of the sample rate, else they show lower frequencies. Typical: samplePeriod 0.1
to 10 ms. Example: <a href='modelica://Bramah.Examples.Blocks.LogicAndSampling'>LogicAndSampling</a>.</p>
</html>"));
end ZeroOrderHold;
