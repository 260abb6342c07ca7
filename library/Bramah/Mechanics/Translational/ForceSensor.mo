// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model ForceSensor "Ideal sensor of the force between two flanges"
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  Blocks.Interfaces.RealOutput f(unit="N") "Cut force into flange_a"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
equation
  flange_a.s = flange_b.s;
  flange_a.f + flange_b.f = 0;
  f = flange_a.f;
  annotation(
    __Bramah(printed=true, bonds="flange_a > force:0 > flange_b, force > reading:De"),
    defaultComponentName="forceSensor",
    Icon(coordinateSystem(extent={{-60,-60},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{-60,0},{-40,0}}),
      Line(points={{40,0},{60,0}}),
      Text(extent={{-24,-18},{24,18}}, textString="f"),
      Line(points={{0,-40},{0,-60}}, color={44,99,201}),
      Text(extent={{-100,46},{100,76}}, textString="%name")}),
    Documentation(info="<html>
<p>Joins two flanges rigidly and gives the force between them: <b>f = flange_a.f</b>.</p>
<p>Assumptions: ideal: stiff, no lag. Valid: cells far stiffer than what they join. Typical: 1 to 1000 kN, an error of 0.1 to 0.5 % of the range.
Source: ISO 80000-4 (2019), force; action and reaction are equal (Newton). Example: <a
href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end ForceSensor;
