// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model SignalVoltage "Voltage from a signal, as a modulated source of effort"
  Interfaces.BondIn p "Positive pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut n "Negative pin" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Blocks.Interfaces.RealInput v(unit="V") "Voltage from p to n"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,20}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60}, rotation=-90)));
  Units.Current i "Current from p to n";
  BondGraphs.Junctions.J1 j(nIn=2, nOut=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={0,0})));
  BondGraphs.Modulated.mSe x
    annotation(Placement(transformation(extent={{-3,-2},{2,4}}, origin={-20,-20})));
equation
  x.e0 = -v;
  i = j.f;
  connect(p, j.bondIn[1])
    annotation(Line(points={{-40,0},{-2,0}}, color={96,104,116}));
  connect(j.bondOut[1], n)
    annotation(Line(points={{2,0},{40,0}}, color={96,104,116}));
  connect(x.bond, j.bondIn[2])
    annotation(Line(points={{-18,-20},{-2,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="signalVoltage",
    Icon(coordinateSystem(extent={{-80,-40},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-40,-20},{40,20}}, lineColor={96,104,116}),
      Text(extent={{-40,-14},{40,14}}, textString="1 mSe"),
      Line(points={{-80,0},{-40,0}}, color={96,104,116}),
      Line(points={{40,0},{80,0}}, color={96,104,116}),
      Line(points={{0,20},{0,60}}, color={96,104,116}),
      Text(extent={{-80,66},{80,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-34},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = v</b> at any current.</p>
</html>"));
end SignalVoltage;
