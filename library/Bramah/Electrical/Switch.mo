// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
model Switch "Switch: closed while the input is true"
  extends Interfaces.OnePort;
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
protected
  Boolean off "true: open";
  Blocks.Interfaces.BooleanInput control_internal "Signal or hand";
  Real s "Current when closed, voltage when open";
equation
  connect(control, control_internal);
  if not useControl then
    control_internal = closed;
  end if;
  isClosed = control_internal;
  off = not isClosed;
  v = s*(if off then 1 else Ron);
  i = s*(if off then Goff else 1);
  LossPower = v*i;
  annotation(
    __Bramah(bonds="current > contact:R"),
    defaultComponentName="switch",
    Icon(coordinateSystem(extent={{-80,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-80,0},{-30,0}}, color={15,123,119}),
      Line(points=DynamicSelect({{-30,0},{28,26}}, {{-30,0},{28,if isClosed then 0 else 26}}), color={15,123,119}),
      Line(points={{30,0},{80,0}}, color={15,123,119}),
      Line(points={{0,60},{0,14}}, color={168,60,160}, pattern=LinePattern.Dash),
      Line(points={{-10,60},{10,60}}, color={15,123,119}, visible=not useControl),
      Text(extent={{-100,-50},{100,-20}}, textString="%name", textColor={15,123,119})}),
    Documentation(info="<html>
<p>A make contact, drawn at rest: <b>v = Ron*i</b> while control is true, <b>i = Goff*v</b> else. Both are written over one variable s, the
current when closed and the voltage when open, so that either may be 0 where the circuit allows it.
With <code>useControl</code> = false it is pressed by hand during a run, with the mouse or by its <code>key</code>.</p>
<p>It switches without bounce or arc. Opened before an inductor, the voltage is i/Goff: give the current a way through a
<code>Diode</code>.</p>
<p>Assumptions: switches at once, without a spark. Valid: loads for which Ron is small and 1/Goff large. Typical: Ron 1e-5 to 0.1 Ohm. Source: open
and short circuit of C. A. Desoer, E. S. Kuh, Basic Circuit Theory (1969), chapter 2, each with a resistance. Example: <a
href='modelica://Bramah.Examples.Electrical.SwitchedSolenoid'>SwitchedSolenoid</a>.</p>
</html>"));
end Switch;
