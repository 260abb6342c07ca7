// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
model TorqueSensor "Ideal sensor of the torque between two flanges"
  Interfaces.Flange_a flange_a "Left flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Interfaces.Flange_b flange_b "Right flange"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,0})));
  Blocks.Interfaces.RealOutput tau(unit="N.m") "Cut torque into flange_a"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=-90)));
equation
  flange_a.phi = flange_b.phi;
  flange_a.tau + flange_b.tau = 0;
  tau = flange_a.tau;
  annotation(
    __Bramah(bonds="flange_a > torque:0 > flange_b, torque > reading:De", rule="Torque meter (X11940): circle 4 M, two opposed arrows on a bent line; shaft through it a double line."),
    defaultComponentName="torqueSensor",
    Icon(coordinateSystem(extent={{-60,-60},{60,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Ellipse(extent={{-40,-40},{40,40}}),
      Line(points={{-60,10},{-38.7,10}}),
      Line(points={{-60,-10},{-38.7,-10}}),
      Line(points={{60,10},{38.7,10}}),
      Line(points={{60,-10},{38.7,-10}}),
      Line(points={{9,23},{0,26},{0,-26},{-9,-23}}),
      Polygon(points={{23,16},{12,28.5},{6.4,19.1},{23,16}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Polygon(points={{-23,-16},{-12,-28.5},{-6.4,-19.1},{-23,-16}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{0,-40},{0,-60}}, color={44,99,201}),
      Text(extent={{-100,46},{100,76}}, textString="%name")}),
    Documentation(info="<html>
<p>Joins two flanges rigidly and gives the torque between them: <b>tau = flange_a.tau</b>.</p>
<p>Assumptions: ideal: stiff, no lag. Valid: shafts far stiffer than what they join. Typical: 1 N.m to 10 kN.m, an error of 0.1 to 0.5 % of the range.
Source: ISO 80000-4 (2019), torque; action and reaction are equal (Newton). Example: <a
href='modelica://Bramah.Examples.Mechanics.ClutchAndBrake'>ClutchAndBrake</a>.</p>
</html>"));
end TorqueSensor;
