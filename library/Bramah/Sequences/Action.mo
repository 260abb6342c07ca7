// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Action "Action: what holds while a step is active, or from it on"
  parameter Types.ActionKind kind = Types.ActionKind.Continuous "When it holds" annotation(Evaluate=true);
  Boolean condition = true "Condition that has to be true as well" annotation(Dialog(enable=kind == Types.ActionKind.Conditional));
  parameter Units.Time T(min=0) = 1 "Delay, limit, or length of a pulse" annotation(Dialog(
    enable=kind == Types.ActionKind.Delayed or kind == Types.ActionKind.Limited or kind == Types.ActionKind.PulseAtEntry or kind == Types.ActionKind.PulseAtExit));
  parameter Boolean y_start = false "What is stored at the start" annotation(Dialog(enable=kind == Types.ActionKind.Stored));
  Blocks.Interfaces.BooleanInput u "Step" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  Blocks.Interfaces.BooleanInput reset if kind == Types.ActionKind.Stored "Step that ends what is stored" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=90)));
  Blocks.Interfaces.BooleanOutput y "true while the action holds" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={140,0})));
protected
  Blocks.Interfaces.BooleanInput reset_used "Input reset in use";
  Units.Time t_0 "When the step became active or, of a pulse at the exit, inactive";
  Boolean starts "What the time counts from";
  Boolean stored "What is stored";
initial equation
  pre(t_0) = if kind == Types.ActionKind.PulseAtExit or not u then time - T else time;
  pre(stored) = y_start;
equation
  connect(reset, reset_used);
  if not kind == Types.ActionKind.Stored then
    reset_used = false;
  end if;
  starts = if kind == Types.ActionKind.PulseAtExit then not u else u;
  when starts then
    t_0 = time;
  end when;
  stored = (u or pre(stored)) and not reset_used;
  if kind == Types.ActionKind.Continuous then
    y = u;
  elseif kind == Types.ActionKind.Conditional then
    y = u and condition;
  elseif kind == Types.ActionKind.Delayed then
    y = u and time >= t_0 + T;
  elseif kind == Types.ActionKind.Limited then
    y = u and time < t_0 + T;
  elseif kind == Types.ActionKind.Stored then
    y = stored;
  else
    y = time < t_0 + T;
  end if;
  annotation(
    defaultComponentName="action",
    Icon(coordinateSystem(extent={{-140,-60},{140,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{120,40}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, kind == Types.ActionKind.Continuous and y)),
      Rectangle(extent={{-80,-40},{120,40}}, fillColor={168,60,160}, fillPattern=FillPattern.Solid, visible=DynamicSelect(false, kind <> Types.ActionKind.Continuous and y)),
      Rectangle(extent={{-120,-40},{120,40}}),
      Line(points={{-140,0},{-120,0}}, color={168,60,160}),
      Line(points={{120,0},{140,0}}, color={168,60,160}),
      Line(points={{0,-40},{0,-60}}, color={168,60,160}, visible=kind == Types.ActionKind.Stored),
      Line(points={{-80,40},{-80,-40}}, visible=kind <> Types.ActionKind.Continuous),
      Text(extent={{-118,-16},{-82,16}}, textString="C", visible=kind == Types.ActionKind.Conditional),
      Text(extent={{-118,-16},{-82,16}}, textString="D", visible=kind == Types.ActionKind.Delayed),
      Text(extent={{-118,-16},{-82,16}}, textString="L", visible=kind == Types.ActionKind.Limited),
      Text(extent={{-118,-16},{-82,16}}, textString="S", visible=kind == Types.ActionKind.Stored),
      Text(extent={{-118,-16},{-82,16}}, textString="P1", visible=kind == Types.ActionKind.PulseAtEntry),
      Text(extent={{-118,-16},{-82,16}}, textString="P0", visible=kind == Types.ActionKind.PulseAtExit),
      Text(extent={{-76,-16},{116,16}}, textString="%name", visible=DynamicSelect(kind <> Types.ActionKind.Continuous, kind <> Types.ActionKind.Continuous and not y)),
      Text(extent={{-116,-16},{116,16}}, textString="%name", visible=DynamicSelect(kind == Types.ActionKind.Continuous, kind == Types.ActionKind.Continuous and not y)),
      Text(extent={{-76,-16},{116,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, kind <> Types.ActionKind.Continuous and y)),
      Text(extent={{-116,-16},{116,16}}, textString="%name", textColor={255,255,255}, visible=DynamicSelect(false, kind == Types.ActionKind.Continuous and y)),
      Text(extent={{-120,44},{120,70}}, textString="%condition", visible=kind == Types.ActionKind.Conditional),
      Text(extent={{-120,44},{120,70}}, textString="%T", visible=kind == Types.ActionKind.Delayed or kind == Types.ActionKind.Limited or kind == Types.ActionKind.PulseAtEntry or kind == Types.ActionKind.PulseAtExit)}),
    Documentation(info="<html>
<p>Stands beside a step, wired to its output, and leads to a solenoid:</p>
<ul>
<li>Continuous: <b>y = u</b>, while the step is active.</li>
<li>Conditional (C): <b>y = u and condition</b>.</li>
<li>Delayed (D): <b>y = u and t &gt;= T</b>, t counted from the step's becoming active. Limited (L): <b>y = u and t &lt; T</b>.</li>
<li>Stored (S): true from the step on, until the signal <code>reset</code> from a later step.</li>
<li>PulseAtEntry (P1), PulseAtExit (P0): true for T after the step becomes active, or inactive.</li>
</ul>
<p>The letters are those of IEC 61131-3. Several steps act on one solenoid through a <code>Blocks.Logical.Or</code>.</p>
<p>What the UML calls an entry action of a state is P1, its exit action P0, what it does meanwhile Continuous; a number that is set at the entry is an
<code>Assignment</code>.</p>
<p>Assumptions: ideal: switches at once. Valid: any times; a pulse that begins anew before it ended counts anew. Source: IEC 60848:2013, GRAFCET, clauses on
continuous and stored actions; IEC 61131-3:2013, action qualifiers. Example:
<a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end Action;
