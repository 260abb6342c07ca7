// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Diode "Diode, as a resistance"
  parameter Units.Resistance Ron(min=0) = 1e-5 "Resistance when conducting";
  parameter Units.Conductance Goff(min=0) = 1e-5 "Conductance when blocking";
  parameter Units.Voltage Vknee(min=0) = 0 "Voltage from which on it conducts: 0.7 V for silicon";
  Boolean off(start=true) "true: blocks";
  Units.Power LossPower "Power turned into heat";
  Units.Voltage v "Voltage from p to n";
  Units.Current i "Current from p to n";
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 j(nIn=1, nOut=1, nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  DragR x(law=v)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,-16}, rotation=270)));
protected
  Real s(start=0) "Current above the knee, voltage below it";
equation
  i = j.f;
  off = s < 0;
  v = s*(if off then 1 else Ron) + Vknee;
  i = s*(if off then Goff else 1) + Goff*Vknee;
  LossPower = v*i;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], n)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(j.bondDown[1], x.bond)
    annotation(Line(points={{0,-2},{0,-14}}, color={96,104,116}));
  annotation(
    defaultComponentName="diode",
    Icon(coordinateSystem(extent={{-80,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="R"),
      Line(points={{-80,0},{-60,0}}, color={96,104,116}),
      Line(points={{80,0},{60,0}}, color={96,104,116}),
      Text(extent={{-80,66},{80,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-30},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = law(f)</b>: one current between two potentials.</p>
</html>"));
end Diode;
