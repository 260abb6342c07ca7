// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Switch "Switch, as a modulated resistance"
  parameter Units.Resistance Ron(min=0) = 1e-5 "Resistance when closed";
  parameter Units.Conductance Goff(min=0) = 1e-5 "Conductance when open";
  parameter Boolean useControl = true "true: closed by a signal; false: by hand"
    annotation(Evaluate=true, Dialog(group="Actuation"));
  parameter Boolean closed = false "true: closed by hand; may be changed during a run"
    annotation(__Bramah(hand=true), Dialog(group="Actuation", enable=not useControl));
  parameter String key = "" "Key that switches it during a run" annotation(Dialog(group="Actuation", enable=not useControl));
  Blocks.Interfaces.BooleanInput control if useControl "true: closed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,60}, rotation=-90)));
  Boolean isClosed "true: closed";
  Units.Power LossPower "Power turned into heat";
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  DragR x(law=v)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
protected
  Boolean off "true: open";
  Blocks.Interfaces.BooleanInput control_internal "Signal or hand";
  Real s "Current when closed, voltage when open";
equation
  i = j.f;
  connect(control, control_internal);
  if not useControl then
    control_internal = closed;
  end if;
  isClosed = control_internal;
  off = not isClosed;
  v = s*(if off then 1 else Ron);
  i = s*(if off then Goff else 1);
  LossPower = v*i;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], n)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], x.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="switch",
    Icon(coordinateSystem(extent={{-80,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R"),
      Line(points={{-80,0},{-60,0}}, color={96,104,116}),
      Line(points={{80,0},{60,0}}, color={96,104,116}),
      Line(points={{0,60},{0,30}}, color={44,99,201}),
      Text(extent={{-80,66},{80,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = law(f)</b>: one current between two potentials.</p>
</html>"));
end Switch;
