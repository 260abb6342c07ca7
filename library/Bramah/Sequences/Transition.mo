// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Transition "Transition: clears when all steps above are active and its condition is true"
  Boolean condition = true "Condition: Booleans and comparisons of the circuit's variables" annotation(Dialog);
  parameter Units.Time delay(min=0) = 0 "Clears only after it has been enabled, with its condition true, for so long";
  parameter Boolean useInput = false "With an input for a Boolean signal, that has to be true as well" annotation(Evaluate=true);
  parameter Integer nIn(min=0) = 0 "Lines from above" annotation(Evaluate=true, Dialog(connectorSizing=true));
  parameter Integer nOut(min=0) = 0 "Lines to below" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Interfaces.TransitionIn i[nIn] "From steps above" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,40})));
  Interfaces.TransitionOut o[nOut] "To steps below" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-40})));
  Blocks.Interfaces.BooleanInput u if useInput "Condition" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Boolean enabled "All steps above are active";
  Boolean fire "The transition clears";
protected
  outer Internal.Level chart;
  Blocks.Interfaces.BooleanInput u_used "Input in use";
  Boolean isTrue "Enabled, and the condition is true";
  Units.Time t_0 "When it became so";
initial equation
  pre(t_0) = time;
equation
  connect(u, u_used);
  if not useInput then
    u_used = true;
  end if;
  enabled = nIn > 0 and sum(if i[k].active then 0 else 1 for k in 1:nIn) < 1;
  isTrue = enabled and condition and u_used;
  when isTrue then
    t_0 = time;
  end when;
  if delay > 0 then
    fire = isTrue and time >= t_0 + delay - chart.slack and chart.tick;
  else
    fire = isTrue and chart.tick;
  end if;
  for k in 1:nIn loop
    i[k].reset = fire;
  end for;
  for k in 1:nOut loop
    o[k].set = fire;
  end for;
  annotation(
    defaultComponentName="t",
    Icon(coordinateSystem(extent={{-60,-40},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,40},{0,-40}}),
      Line(points={{-24,0},{24,0}}, thickness=0.75),
      Line(points={{-24,0},{24,0}}, thickness=0.75, color={168,60,160}, visible=DynamicSelect(false, enabled)),
      Line(points={{-60,0},{-24,0}}, color={168,60,160}, visible=useInput),
      Text(extent={{32,-12},{400,14}}, textString="%condition", horizontalAlignment=TextAlignment.Left, visible=not delay > 0 and not (useInput and condition)),
      Text(extent={{32,-12},{400,14}}, textString="%delay", horizontalAlignment=TextAlignment.Left, visible=delay > 0 and condition),
      Text(extent={{32,-12},{400,14}}, textString="%delay / %condition", horizontalAlignment=TextAlignment.Left, visible=delay > 0 and not condition)}),
    Documentation(info="<html>
<p><b>fire = enabled and condition</b>, where enabled means that all steps right above it are active. It then makes all of these inactive and all
steps below active. The condition is written into it: <code>cylinder.x &gt; 0.19</code>, <code>start.y and not stop.y</code>,
<code>s3.t &gt; 2</code>, <code>edge(button.y)</code> for the event that the button is pressed. A wire gives it instead with
<code>useInput</code>.</p>
<p>With a <code>delay</code> it clears when it has been enabled and its condition true for so long without a break: the notation
<i>5 s / condition</i> of the standard. Several lines below start steps that run in parallel, several lines above wait for all of them.</p>
<p>Assumptions: ideal: clears at once, or at the next cycle of its chart. Valid: one line at least from above; where two transitions below one step
clear at the same time, both next steps become active (fourth rule), so conditions there exclude each other, or an
<a href='modelica://Bramah.Sequences.AlternativeSplit'>AlternativeSplit</a> gives priority to the one whose line was drawn first. Where it happens in a run, the run says so. Source: IEC 60848:2013, GRAFCET, clauses on
transitions and rules of evolution. Example: <a href='modelica://Bramah.Examples.Sequences.TrafficLights'>TrafficLights</a>.</p>
</html>"));
end Transition;
