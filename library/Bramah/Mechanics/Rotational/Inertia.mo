// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model Inertia "Rotating inertia"
  parameter Units.Inertia J(start=1) = 0.01 "Moment of inertia" annotation(__Bramah(usual={0,1e5}));
  parameter StateSelect stateSelect = StateSelect.default "Priority of phi and w as states"
    annotation(Evaluate=true, Dialog(tab="Advanced"));
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Angle phi(start=0, stateSelect=stateSelect) "Angle";
  Units.AngularVelocity w(start=0, stateSelect=stateSelect) "Angular velocity";
  Units.AngularAcceleration a(start=0) "Angular acceleration";
equation
  flange_a.phi = phi;
  flange_b.phi = phi;
  w = der(phi);
  a = der(w);
  J*a = flange_a.tau + flange_b.tau;
  annotation(
    __Bramah(printed=false, mend="Put an inertia at %1", bonds="flange_a > speed:1 > flange_b, speed > inertia:I if J"),
    defaultComponentName="inertia",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-50},{40,50}}),
      Line(points={{-100,10},{-40,10}}),
      Line(points={{-100,-10},{-40,-10}}),
      Line(points={{40,10},{100,10}}),
      Line(points={{40,-10},{100,-10}}),
      Text(extent={{-36,-18},{36,18}}, textString="J"),
      Text(extent={{-100,64},{100,94}}, textString="%name")}),
    Documentation(info="<html>
<p><b>J*a = flange_a.tau + flange_b.tau</b>, a = der(w), w = der(phi).</p>
<p>Assumptions: rigid, no friction. Valid: far below the first bending and torsional resonance of the part itself. Typical: 1e-4 (a small motor)
to 100 kg.m2. Source: Newton&apos;s law. Example: <a href='modelica://Bramah.Examples.Cylinders.OtherActuators'>OtherActuators</a>.</p>
</html>"));
end Inertia;
