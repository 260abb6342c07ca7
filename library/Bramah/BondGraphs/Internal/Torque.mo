// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model Torque "Torque from a signal, as a modulated source of effort"
  Interfaces.BondOut flange "Flange the torque acts on" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  Blocks.Interfaces.RealInput tau(unit="N.m") "Torque on the flange, in the direction of positive phi"
    annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  BondGraphs.Modulated.mSe se
    annotation(Placement(transformation(extent={{-3,-2},{2,4}}, origin={-20,0})));
equation
  se.e0 = tau;
  connect(se.bond, flange)
    annotation(Line(points={{-18,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="torque",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="mSe"),
      Line(points={{60,0},{100,0}}, color={96,104,116}),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = tau</b> at any speed.</p>
</html>"));
end Torque;
