// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Lever "Massless lever on a fixed pivot, small angles"
  parameter Units.Length L_a(min=1e-6) = 0.1 "Arm from the pivot to flange_a";
  parameter Units.Length L_b(min=1e-6) = 0.1 "Arm from the pivot to flange_b";
  Interfaces.Flange_a flange_a "End of arm a"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,60})));
  Interfaces.Flange_b flange_b "End of arm b"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-60})));
equation
  flange_b.s*L_a = -flange_a.s*L_b;
  flange_a.f*L_a = flange_b.f*L_b;
  annotation(
    defaultComponentName="lever",
    Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,60},{0,-60}}),
      Line(points={{-60,60},{0,60}}),
      Line(points={{0,-60},{60,-60}}),
      Ellipse(extent={{-8,-8},{8,8}}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
      Line(points={{8,0},{28,0}}),
      Line(points={{28,-16},{28,16}}),
      Line(points={{28,16},{38,6}}),
      Line(points={{28,4},{38,-6}}),
      Line(points={{28,-8},{38,-18}}),
      Text(extent={{46,-14},{186,16}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Turns around its pivot: <b>s_b = -s_a*L_b/L_a</b>, <b>f_a*L_a = f_b*L_b</b>. Valid for small angles.</p>
</html>"));
end Lever;
