// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Translational;
model Lever "Massless lever, small angles; its pivot is fixed or moves with a flange"
  parameter Units.Length L_a(min=1e-6) = 0.1 "Arm from the pivot to flange_a";
  parameter Units.Length L_b(min=1e-6) = 0.1 "Arm from the pivot to flange_b";
  parameter Boolean usePivot = false "true: the pivot moves with a flange; false: it stands at 0" annotation(Evaluate=true);
  Interfaces.Flange_a flange_a "End of arm a"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,60})));
  Interfaces.Flange_b flange_b "End of arm b"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={60,-60})));
  Interfaces.Flange_a pivot if usePivot "Pivot"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-60,0})));
  Units.Force f_pivot "Force of the pivot on the lever";
protected
  Interfaces.FlangeReader reader(f=f_pivot) if usePivot "Position of the pivot and the force on it";
  Blocks.Interfaces.RealInput s_pivot(unit="m") "Position of the pivot in use";
equation
  connect(reader.flange, pivot);
  connect(reader.s, s_pivot);
  if not usePivot then
    s_pivot = 0;
  end if;
  (flange_b.s - s_pivot)*L_a = -(flange_a.s - s_pivot)*L_b;
  flange_a.f*L_a = flange_b.f*L_b;
  flange_a.f + flange_b.f + f_pivot = 0;
  annotation(
    __Bramah(bonds="flange_a > armA:0 > ratio:TF > armB:0 > flange_b, armA > turning:1, armB > turning, pivot > turning, ground:Sf > turning if not usePivot"),
    defaultComponentName="lever",
    Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{0,60},{0,-60}}),
      Line(points={{-60,60},{0,60}}),
      Line(points={{0,-60},{60,-60}}),
      Line(points={{-60,0},{-8,0}}, visible=usePivot),
      Ellipse(extent={{-8,-8},{8,8}}, fillColor={255,255,255}, fillPattern=FillPattern.Solid),
      Line(points={{8,0},{28,0}}, visible=not usePivot),
      Line(points={{28,-16},{28,16}}, visible=not usePivot),
      Line(points={{28,16},{38,6}}, visible=not usePivot),
      Line(points={{28,4},{38,-6}}, visible=not usePivot),
      Line(points={{28,-8},{38,-18}}, visible=not usePivot),
      Text(extent={{46,-14},{186,16}}, textString="%name", horizontalAlignment=TextAlignment.Left)}),
    Documentation(info="<html>
<p>Turns around its pivot: <b>(s_b - s_p)*L_a = -(s_a - s_p)*L_b</b>, <b>f_a*L_a = f_b*L_b</b>, <b>f_a + f_b + f_p = 0</b>. No power is lost:
the sum of f*der(s) over the three ends is 0.</p>
<p>With <code>usePivot = true</code> the pivot moves too: the summing lever of a mechanical feedback. Valid for small angles, where the ends
move in straight lines: at 15 degrees the arms are 3.5 % too long.</p>
<p>Assumptions: rigid arms without mass; small angles. Typical: arms 0.05 to 1 m. Source: the law of the lever (Archimedes); the transformer of D. C.
Karnopp, D. L. Margolis, R. C. Rosenberg, System Dynamics (2012), chapter 3. Example: <a
href='modelica://Bramah.Examples.Mechanics.LeverAndSprings'>LeverAndSprings</a>.</p>
</html>"));
end Lever;
