// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Fixed "Flange that stands still"
  parameter Units.Position s0 = 0 "Position of the flange";
  Interfaces.Flange_b flange "Fixed flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}})));
equation
  flange.s = s0;
  annotation(
    __Bramah(mend="Put a wall at %1", bonds="wall:Sf > flange"),
    defaultComponentName="fixed",
    Icon(coordinateSystem(extent={{-60,-40},{60,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,0},{0,-20}}),
      Line(points={{-60,-20},{60,-20}}),
      Line(points={{-60,-40},{-40,-20}}),
      Line(points={{-30,-40},{-10,-20}}),
      Line(points={{0,-40},{20,-20}}),
      Line(points={{30,-40},{50,-20}})}),
    Documentation(info="<html>
<p>Ground: <b>flange.s = s0</b>.</p>
<p>Assumptions: ideal: rigid, whatever the load. Valid: frames far stiffer than what is joined to them. Source: ideal source of flow, here a speed of
0, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <code>mass_spring</code>.</p>
</html>"));
end Fixed;
