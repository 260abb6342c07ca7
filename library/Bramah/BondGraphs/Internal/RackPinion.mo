// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model RackPinion "Rack and pinion, as a transformer"
  parameter Units.Length r(min=1e-6) = 0.05 "Pitch radius of the pinion";
  Interfaces.BondIn flangeR "Pinion" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flangeT "Rack" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,-40})));
  BondGraphs.Passive.TF tf(final m=r)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={0,0})));
equation
  connect(flangeR, tf.bondIn)
    annotation(Line(points={{-40,0},{-4,0}}, color={96,104,116}));
  connect(tf.bondOut, flangeT)
    annotation(Line(points={{4,0},{40,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="rackPinion",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{100,-40},{60,-40}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-14},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>f_T = r*f_R</b>, <b>e_R = r*e_T</b>.</p>
</html>"));
end RackPinion;
