// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Force "Force from a signal"
  Blocks.Interfaces.RealInput f(unit="N") "Force on the flange, in the direction of positive s"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.Flange_b flange "Flange the force acts on"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s "Position of the flange";
equation
  s = flange.s;
  flange.f = -f;
  annotation(
    __Bramah(bonds="source:mSe > flange"),
    defaultComponentName="force",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-100,0},{-80,0}}, color={44,99,201}),
      Polygon(points={{-80,12},{36,12},{36,32},{100,0},{36,-32},{36,-12},{-80,-12},{-80,12}}),
      Text(extent={{-100,42},{100,72}}, textString="%name")}),
    Documentation(info="<html>
<p>The input f acts as a force on the flange, in the direction of positive s: <b>flange.f = -f</b>. The ground takes the reaction.</p>
<p>Assumptions: ideal. Valid: drives and loads whose own mass stands beside it as a Mass. Typical: 1 to 1000 kN. Source: ideal source of effort, here
force, of D. C. Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Valves.LoadLock'>LoadLock</a>.</p>
</html>"));
end Force;
