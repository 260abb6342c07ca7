// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model ConstantTorque "Constant torque, as a source of effort"
  parameter Units.Torque tau_constant = 10 "Torque on the flange, in the direction of positive phi; negative: a load";
  Interfaces.BondOut flange "Flange the torque acts on" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={20,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Sources.Se se(final e0=tau_constant)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-20,0})));
equation
  connect(se.bond, flange)
    annotation(Line(points={{-18,0},{20,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="constantTorque",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="Se"),
      Line(points={{60,0},{100,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-34,-14},{34,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e = tau_constant</b> at any speed.</p>
</html>"));
end ConstantTorque;
