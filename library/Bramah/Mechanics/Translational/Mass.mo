// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Mass "Sliding mass"
  parameter Units.Mass m(min=0, start=1) = 1 "Mass" annotation(__Bramah(usual={0,1e6}));
  parameter Units.Length L = 0 "Length from the left flange to the right flange";
  parameter StateSelect stateSelect = StateSelect.default "Priority of s and v as states"
    annotation(Evaluate=true, Dialog(tab="Advanced"));
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0, stateSelect=stateSelect) "Position of the centre";
  Units.Velocity v(start=0, stateSelect=stateSelect) "Velocity";
  Units.Acceleration a(start=0) "Acceleration";
equation
  flange_a.s = s - L/2;
  flange_b.s = s + L/2;
  v = der(s);
  a = der(v);
  m*a = flange_a.f + flange_b.f;
  annotation(
    __Bramah(mend="Put a mass at %1", bonds="flange_a > speed:1 > flange_b, speed > inertia:I if m"),
    defaultComponentName="mass",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}),
      Line(points={{-100,10},{-60,10}}),
      Line(points={{-100,-10},{-60,-10}}),
      Line(points={{60,10},{100,10}}),
      Line(points={{60,-10},{100,-10}}),
      Text(extent={{-54,-18},{54,18}}, textString="m"),
      Text(extent={{-100,48},{100,78}}, textString="%name")}),
    Documentation(info="<html>
<p>A rigid mass that slides without friction: <b>m*a = flange_a.f + flange_b.f</b>, a = der(v), v = der(s).
The flanges are L/2 left and right of the centre.</p>
<p>Start values of s and v are free unless fixed, as <code>s(start=0.1, fixed=true)</code>; on a cylinder's rod, the cylinder's
<code>x_start</code> counts.</p>
<p>Assumptions: rigid, no friction. Valid: far below the first resonance of the part itself. Typical: 1 to 5000 kg. Source: Newton&apos;s law.
Example: <a href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end Mass;
