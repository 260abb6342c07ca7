// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block Slider "Signal set by hand while the circuit runs"
  extends Interfaces.SO;
  parameter Real value = 0 "Position of the slider; may be changed during a run"
    annotation(__Bramah(hand(from=minimum, to=maximum, travel=80)));
  parameter Real minimum(max=maximum) = -1 "Left end";
  parameter Real maximum = 1 "Right end";
  parameter String keyForth = "" "Key that moves it up during a run";
  parameter String keyBack = "" "Key that moves it down during a run";
equation
  y = max(min(value, maximum), minimum);
  annotation(
    __Bramah(mend="Put a slider at %1"),
    defaultComponentName="slider",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-46,-4},{46,4}}, lineColor={44,99,201}),
      Rectangle(extent=DynamicSelect({{-6,-22},{6,22}}, {{-6 + 40*(2*y - minimum - maximum)/(maximum - minimum),-22},{6 + 40*(2*y - minimum - maximum)/(maximum - minimum),22}}), lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid),
      Text(extent={{-58,-52},{-20,-28}}, textString="%minimum", textColor={44,99,201}),
      Text(extent={{20,-52},{58,-28}}, textString="%maximum", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = value</b>, kept between minimum and maximum. Drag it while the circuit runs, or hold the keys that
<code>keyForth</code> and <code>keyBack</code> name: the joystick of a valve, the setting of a pump. A change takes effect at once; put a <code>RateLimiter</code> behind it where that is too hard.</p>
<p>Assumptions: ideal: jumps at once. Valid: changed by hand, so no two runs are the same unless it is left alone.
Example: <a href='modelica://Bramah.Examples.Blocks.Tables'>Tables</a>.</p>
</html>"));
end Slider;
