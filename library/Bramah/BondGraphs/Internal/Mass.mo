// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Mass "Sliding mass, as an inertance"
  parameter Units.Mass m(min=0, start=1) = 1 "Mass";
  parameter Units.Length L = 0 "Length from the left flange to the right flange: nothing to a bond graph";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Units.Position s(start=0) "Position of the centre";
  Units.Velocity v(start=0) "Velocity";
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Passive.I inertia(final I=m)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-20}, rotation=270)));
equation
  v = j.f;
  der(s) = v;
  connect(flange_a, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], flange_b)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], inertia.bond)
    annotation(Line(points={{0,-2},{0,-18}}, color={96,104,116}));
  annotation(
    defaultComponentName="mass",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="1 I"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{60,0},{100,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-34},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>der(m*v) = e_a - e_b</b>, one speed on both sides.</p>
</html>"));
end Mass;
