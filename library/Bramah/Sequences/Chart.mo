// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Chart "What holds for all steps of a chart: cycle, forced situations"
  extends Internal.Level(final history=false, final isInitial=false, final enter=false, final leave=false, final slack=1e-3*cycle,
    final force=toInitial, final tick=looks);
  parameter Units.Time cycle(displayUnit="ms", min=0) = 0 "Cycle of the controller; 0: answers at once" annotation(Evaluate=true);
  Boolean toInitial = false "true: forces the initial situation, as an emergency stop does" annotation(Dialog(group="Forced"));
  Boolean freeze = false "true: nothing clears, the situation stays" annotation(Dialog(group="Forced"));
protected
  Boolean looks "Conditions are looked at";
equation
  if cycle > 0 then
    looks = sample(0, cycle) and not freeze;
  else
    looks = not freeze;
  end if;
  annotation(
    __Bramah(mend="Put a chart on the sheet"),
    defaultComponentPrefixes="inner",
    defaultComponentName="chart",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-60},{60,60}}, lineColor={168,60,160}),
      Rectangle(extent={{-14,24},{14,50}}, lineColor={168,60,160}),
      Rectangle(extent={{-10,28},{10,46}}, lineColor={168,60,160}),
      Line(points={{0,24},{0,-16}}, color={168,60,160}),
      Line(points={{-14,4},{14,4}}, color={168,60,160}, thickness=0.5),
      Rectangle(extent={{-14,-42},{14,-16}}, lineColor={168,60,160}, fillColor={168,60,160}, fillPattern=FillPattern.Solid),
      Text(extent={{-100,64},{100,94}}, textString="%name", textColor={168,60,160}),
      Text(extent={{-100,-92},{100,-66}}, textString="%cycle", textColor={168,60,160}, visible=cycle > 0)}),
    Documentation(info="<html>
<p>One stands on each sheet with a chart; steps and transitions belong to it. With <code>cycle = 0</code> a transition clears at the very
instant at which its condition comes true. With a cycle conditions are looked at only at <b>t = 0, cycle, 2*cycle, ...</b>, and each look
goes one step further, as in a programmable controller.</p>
<p><code>toInitial</code> is the forcing order with the initial situation: while it is true, the initial steps are active and all others not,
whatever the transitions say. <code>freeze</code> is the forcing order with the present situation: nothing clears. Write conditions in them,
<code>emergencyStop.y</code> for instance.</p>
<p>Assumptions: ideal: all steps see the same instant; the calculation itself takes no time. Valid: any cycle. Source: IEC 60848:2013, GRAFCET,
clause on forcing orders. Example: <a href='modelica://Bramah.Examples.Sequences.TrafficLights'>TrafficLights</a>.</p>
</html>"));
end Chart;
