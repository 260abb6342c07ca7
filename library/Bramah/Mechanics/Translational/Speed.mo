// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Speed "Flange that follows a speed signal"
  parameter Boolean exact = false "true: exactly; false: through a filter" annotation(Evaluate=true);
  parameter Units.Frequency f_crit(min=1e-3) = 50 "Corner frequency of the filter" annotation(Dialog(enable=not exact));
  Blocks.Interfaces.RealInput v_ref(unit="m/s") "Speed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0, fixed=true) "Position of the flange";
  Units.Velocity v "Velocity of the flange";
initial equation
  if not exact then
    v = v_ref;
  end if;
equation
  flange.s = s;
  v = der(s);
  if exact then
    v = v_ref;
  else
    der(v) = 2*Units.pi*f_crit*(v_ref - v);
  end if;
  annotation(
    __Bramah(bonds="source:mSf > flange"),
    defaultComponentName="speed",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Ellipse(extent={{-60,-60},{60,60}}),
      Text(extent={{-40,-24},{40,24}}, textString="v"),
      Line(points={{60,0},{100,0}}),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>Moves its flange with whatever force is needed: <b>der(s) = v</b>, v = v_ref with <code>exact = true</code>, else through a
first-order filter <b>der(v) = 2*pi*f_crit*(v_ref - v)</b>.</p>
<p>Assumptions: ideal: moves whatever the force. Valid: drives far stronger than their load. Typical: up to 1 m/s. Source: ideal source of flow, here
speed, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Cylinders.StickSlip'>StickSlip</a>.</p>
</html>"));
end Speed;
