// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Adapters;
model Translational "Bond to a translational flange"
  Interfaces.BondIn bond "Bond: force, velocity" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  Mechanics.Translational.Interfaces.Flange_b flange "Flange that the bond drives" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={40,0})));
  Units.Position s(start=0) "Position of the flange";
  Units.Velocity v "Velocity";
  Units.Force F "Force on the flange";
equation
  s = flange.s;
  v = der(s);
  v = bond.f;
  F = bond.e;
  flange.f = -F;
  annotation(
    defaultComponentName="toFlange",
    Icon(coordinateSystem(extent={{-40,-20},{40,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-20,-20},{20,20}}),
      Line(points={{-40,0},{-20,0}}, color={96,104,116}),
      Text(extent={{-16,-16},{16,16}}, textString="F"),
      Line(points={{20,10},{40,10}}),
      Line(points={{20,-10},{40,-10}}),
      Text(extent={{-100,22},{100,50}}, textString="%name")}),
    Documentation(info="<html>
<p><b>e = -flange.f</b>, <b>f = der(flange.s)</b>: the bond carries force and velocity.</p>
<p>Assumptions: ideal: without mass and loss. Valid: any motion along one line. Source: D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System
Dynamics (2012), chapter 3. Example: <a href='modelica://Bramah.Examples.BondGraphs.PressByBonds'>PressByBonds</a>.</p>
</html>"));
end Translational;
