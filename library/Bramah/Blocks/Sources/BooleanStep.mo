// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Sources;
block BooleanStep "Boolean step"
  parameter Units.Time startTime = 0 "Time of the step";
  parameter Boolean startValue = false "Output before the step";
  Blocks.Interfaces.BooleanOutput y "Output"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
equation
  y = if time >= startTime then not startValue else startValue;
  annotation(
    defaultComponentName="booleanStep",
    __Bramah(upright=50),
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Line(points={{60,0},{80,0}}, color={168,60,160}),
      Line(points={{-44,-48},{-44,46}}, color={170,178,189}),
      Line(points={{-48,-40},{48,-40}}, color={170,178,189}),
      Line(points={{-44,-30},{-4,-30},{-4,28},{44,28}}, color={168,60,160}),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160})}),
    Documentation(info="<html>
<p>startValue before startTime, its opposite from then on: switches a solenoid.</p>
<p><b>y = if time &gt;= startTime then not startValue else startValue</b>.</p>
<p>Assumptions: ideal: switches at once, with an event. Valid: any time. Example: <code>water_hammer</code>.</p>
</html>"));
end BooleanStep;
