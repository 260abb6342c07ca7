// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Speed "Shaft that follows a speed signal"
  parameter Boolean exact = false "true: exactly; false: through a filter" annotation(Evaluate=true);
  parameter Units.Frequency f_crit(min=1e-3) = 50 "Corner frequency of the filter" annotation(Dialog(enable=not exact));
  Blocks.Interfaces.RealInput w_ref(unit="rad/s") "Speed"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi(start=0, fixed=true) "Angle of the flange";
  Units.AngularVelocity w "Speed of the flange";
initial equation
  if not exact then
    w = w_ref;
  end if;
equation
  flange.phi = phi;
  w = der(phi);
  if exact then
    w = w_ref;
  else
    der(w) = 2*Units.pi*f_crit*(w_ref - w);
  end if;
  annotation(
    __Bramah(printed=false, bonds="source:mSf > flange"),
    defaultComponentName="speed",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Ellipse(extent={{-60,-60},{60,60}}),
      Text(extent={{-40,-24},{40,24}}, textString="n"),
      Line(points={{60,10},{100,10}}),
      Line(points={{60,-10},{100,-10}}),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>Turns its flange with whatever torque is needed: <b>der(phi) = w</b>, w = w_ref with <code>exact = true</code>, else through a
first-order filter <b>der(w) = 2*pi*f_crit*(w_ref - w)</b>.</p>
<p>Assumptions: ideal: turns whatever the torque. Valid: drives far stronger than their load; ElectricMotor and CombustionEngine give way. Typical:
1000 to 3000 rev/min. Source: ideal source of flow, here speed, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3.
Example: <code>pump_cavitation</code>.</p>
</html>"));
end Speed;
