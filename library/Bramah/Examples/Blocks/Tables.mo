// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples.Blocks;
model Tables "Curves and surfaces from tables"
  Bramah.Blocks.Sources.CombiTimeTable course(table=[0, 0, 0; 1, 1, 0.2; 3, 0.2, 1; 4, 1, 1])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,20})));
  Bramah.Blocks.Sources.Slider setting(value=0.5, minimum=0, maximum=1)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-60,-40})));
  Bramah.Blocks.Tables.CombiTable1Ds curve(table=[0, 0; 0.3, 0.1; 0.6, 0.7; 1, 1])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,40})));
  Bramah.Blocks.Tables.CombiTable1Dv curves(table=[0, 0, 1; 0.5, 0.2, 0.6; 1, 1, 0])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,10})));
  Bramah.Blocks.Tables.CombiTable2Ds surface(table=[0, 0, 0.5, 1; 0, 0, 0, 0; 0.5, 0, 0.4, 0.6; 1, 0, 0.7, 1])
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,-30})));
equation
  connect(course.y[1], curve.u)
    annotation(Line(points={{-52,20},{-34,20},{-34,40},{-8,40}}, color={44,99,201}));
  connect(course.y[1], curves.u[1])
    annotation(Line(points={{-52,20},{-34,20},{-34,10},{-8,10}}, color={44,99,201}));
  connect(course.y[2], curves.u[2])
    annotation(Line(points={{-52,20},{-34,20},{-34,10},{-8,10}}, color={44,99,201}));
  connect(course.y[1], surface.u1)
    annotation(Line(points={{-52,20},{-34,20},{-34,-26},{-8,-26}}, color={44,99,201}));
  connect(setting.y, surface.u2)
    annotation(Line(points={{-52,-40},{-26,-40},{-26,-34},{-8,-34}}, color={44,99,201}));
  annotation(
    experiment(StartTime=0, StopTime=4, Interval=0.01, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-76,-56},{16,56}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1),
    Documentation(info="<html>
<p>Two courses over time are the abscissas of a curve, of a pair of curves and of a surface.</p>
<h4>What to look for</h4>
<ul>
<li><b>curve.y[1]</b> is smooth and rises all the way: between the rows runs a monotone cubic.</li>
<li>Move the slider while it runs (<b>setting.value</b>): <b>surface.y</b> follows at once.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Courses", curves={Curve(y=course.y[1]), Curve(y=course.y[2])}), Plot(title="From the tables", curves={Curve(y=curve.y[1]), Curve(y=curves.y[1]), Curve(y=curves.y[2]), Curve(y=surface.y)})})}));
end Tables;
