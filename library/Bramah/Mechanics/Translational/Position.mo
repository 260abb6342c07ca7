// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Position "Flange that follows a position signal"
  parameter Boolean exact = false "true: exactly (the signal must be smooth); false: through a filter" annotation(Evaluate=true);
  parameter Units.Frequency f_crit(min=1e-3) = 50 "Corner frequency of the filter" annotation(Dialog(enable=not exact));
  Blocks.Interfaces.RealInput s_ref(unit="m") "Position"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange "Driven flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0) "Position of the flange";
  Units.Velocity v(start=0) "Velocity of the flange";
protected
  parameter Units.AngularFrequency w = 2*Units.pi*f_crit*1.272 "Natural frequency of the Bessel filter";
initial equation
  if not exact then
    s = s_ref;
    v = 0;
  end if;
equation
  flange.s = s;
  if exact then
    s = s_ref;
    v = der(s);
  else
    der(s) = v;
    der(v) = w*w*(s_ref - s) - sqrt(3)*w*v;
  end if;
  annotation(
    __Bramah(bonds="source:mSf > flange"),
    defaultComponentName="position",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-60,0}}, color={44,99,201}),
      Ellipse(extent={{-60,-60},{60,60}}),
      Text(extent={{-40,-24},{40,24}}, textString="s"),
      Line(points={{60,0},{100,0}}),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p>Moves its flange with whatever force is needed. With <code>exact = false</code> the signal passes a second-order Bessel filter of the
corner frequency f_crit, so steps are allowed: <b>der(v) = w^2*(s_ref - s) - sqrt(3)*w*v</b>, w = 1.272*2*pi*f_crit. With
<code>exact = true</code> s = s_ref, and the signal must be smooth enough for what moves along.</p>
<p>Assumptions: ideal: moves whatever the force. Valid: drives far stronger than their load. Typical: strokes of 1 mm to 1 m. Source: ideal source of
flow of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3, its speed that of the signal; the filter: W. E. Thomson,
Delay networks having maximally flat frequency characteristics, Proc. IEE 96 (1949). Example: <a
href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end Position;
