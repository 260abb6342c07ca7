// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model EMF "Electromechanical converter, as a gyrator"
  parameter Units.ElectricalTorqueConstant k(start=1) = 1 "Voltage over speed, and torque over current";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,20}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,80})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-30,-24}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
  Interfaces.BondOut flange "Shaft" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
  Units.AngularVelocity w "Speed of the shaft";
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-30,0})));
  BondGraphs.Passive.GY gy(final r=k)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={0,0})));
equation
  v = gy.e1;
  i = j.f;
  w = gy.f2;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-60,20},{-32,0}}, color={96,104,116}));
  connect(j.bondDown[1], n)
    annotation(Line(points={{-30,-2},{-30,-24}}, color={96,104,116}));
  connect(j.bondOut[1], gy.bondIn)
    annotation(Line(points={{-28,0},{-4,0}}, color={96,104,116}));
  connect(gy.bondOut, flange)
    annotation(Line(points={{4,0},{40,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="emf",
    Icon(coordinateSystem(extent={{-40,-80},{80,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-40},{40,40}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 GY"),
      Line(points={{0,-80},{0,-40}}, color={96,104,116}),
      Line(points={{0,40},{0,80}}, color={96,104,116}),
      Line(points={{40,0},{80,0}}, color={96,104,116}),
      Text(extent={{-40,86},{80,114}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-38},{54,34}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = k*w</b>, <b>tau = k*f</b>: one current between two potentials.</p>
</html>"));
end EMF;
