// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
model IdealGear "Gear, as a transformer"
  parameter Real ratio(unit="1", start=1) = 2 "Transmission ratio: speed of flange_a over that of flange_b";
  Interfaces.BondIn flange_a "Left flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
  Interfaces.BondOut flange_b "Right flange" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={40,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  BondGraphs.Passive.TF tf(final m=1/ratio)
    annotation(Placement(transformation(extent={{-4,-2},{4,2}}, origin={0,0})));
equation
  connect(flange_a, tf.bondIn)
    annotation(Line(points={{-40,0},{-4,0}}, color={96,104,116}));
  connect(tf.bondOut, flange_b)
    annotation(Line(points={{4,0},{40,0}}, color={96,104,116}));
  annotation(
    defaultComponentName="gear",
    Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-40},{60,40}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="TF"),
      Line(points={{-100,0},{-60,0}}, color={96,104,116}),
      Line(points={{60,0},{100,0}}, color={96,104,116}),
      Text(extent={{-100,66},{100,94}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-54,-14},{54,14}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e_a = e_b/ratio</b>, <b>f_b = f_a/ratio</b>.</p>
</html>"));
end IdealGear;
