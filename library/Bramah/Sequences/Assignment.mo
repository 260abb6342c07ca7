// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
model Assignment "Stored action with a number: steps set it, and it stays"
  parameter Integer n(min=0) = 0 "Steps that assign" annotation(Evaluate=true, Dialog(connectorSizing=true));
  Real value[n] = zeros(n) "Number that each step assigns when it becomes active: {0.3, 0}, or formulas";
  parameter Boolean adds = false "Add it to what is stored: 1 counts" annotation(Evaluate=true);
  parameter Real y_start = 0 "What is stored at the start";
  Blocks.Interfaces.BooleanInput u[n] "Steps" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-140,0})));
  Blocks.Interfaces.RealOutput y "What is stored" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={140,0})));
initial equation
  pre(y) = y_start;
algorithm
  when u then
    for k in 1:n loop
      if u[k] and not pre(u[k]) then
        y := (if adds then pre(y) else 0) + value[k];
      end if;
    end for;
  end when;
  annotation(
    defaultComponentName="assignment",
    Icon(coordinateSystem(extent={{-140,-60},{140,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-120,-40},{120,40}}),
      Line(points={{-140,0},{-120,0}}, color={168,60,160}),
      Line(points={{120,0},{140,0}}, color={44,99,201}),
      Line(points={{-100,-40},{-100,-56}}),
      Line(points={{-106,-50},{-100,-40},{-94,-50}}),
      Text(extent={{-116,-16},{116,16}}, textString="%name := ", visible=not adds),
      Text(extent={{-116,-16},{116,16}}, textString="%name + ", visible=adds),
      Text(extent={{-120,44},{120,70}}, textString="%value")}),
    Documentation(info="<html>
<p>A number for a proportional valve, a speed or a counter. When a step at its input becomes active, the number that belongs to it is stored, as
it is at that moment, <b>y = value[k]</b>, or added, <b>y = pre(y) + value[k]</b>, and stays until a step stores another.</p>
<p>Lines from steps make the input longer; <code>value</code> has one number for each, in the order of the lines:
<code>{0.6, 0}</code>. A formula may ask for anything in the circuit: <code>{cylinder.x, 0}</code> keeps a position.</p>
<p>Assumptions: ideal: switches at once. Of several steps that become active at one instant the last one in the order of the lines counts; of those that add,
too. Valid: any numbers. Source: IEC 60848:2013, GRAFCET, stored actions (allocation on activation).
Example: <a href='modelica://Bramah.Examples.Sequences.Branches'>Branches</a>.</p>
</html>"));
end Assignment;
