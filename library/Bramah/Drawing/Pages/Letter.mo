// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Pages;
class Letter "Page Letter (ANSI A), landscape"
  extends TitleBlock(final paperSize="Letter");
  annotation(
    __Bramah(page(paper={279.4,215.9}, area={20,10,269.4,205.9}, zones={6,4})),
    defaultComponentName="page",
    Icon(coordinateSystem(extent={{-269.4,-10},{10,205.9}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
      Rectangle(extent={{-249.4,0},{0,195.9}}, lineThickness=0.7),
      Rectangle(extent={{-254.4,-5},{5,200.9}}, lineThickness=0.35),
      Line(points={{-229.7,195.9},{-229.7,200.9}}, thickness=0.35),
      Line(points={{-179.7,195.9},{-179.7,200.9}}, thickness=0.35), Line(points={{-79.7,195.9},{-79.7,200.9}}, thickness=0.35),
      Line(points={{-29.7,195.9},{-29.7,200.9}}, thickness=0.35), Line(points={{-254.4,47.95},{-249.4,47.95}}, thickness=0.35),
      Line(points={{-254.4,147.95},{-249.4,147.95}}, thickness=0.35),
      Text(extent={{-244.55,195.9},{-234.55,200.9}}, textString="1", fontSize=13.6),
      Text(extent={{-209.7,195.9},{-199.7,200.9}}, textString="2", fontSize=13.6),
      Text(extent={{-159.7,195.9},{-149.7,200.9}}, textString="3", fontSize=13.6),
      Text(extent={{-109.7,195.9},{-99.7,200.9}}, textString="4", fontSize=13.6),
      Text(extent={{-59.7,195.9},{-49.7,200.9}}, textString="5", fontSize=13.6),
      Text(extent={{-19.85,195.9},{-9.85,200.9}}, textString="6", fontSize=13.6),
      Text(extent={{-256.9,169.425},{-246.9,174.425}}, textString="A", fontSize=13.6),
      Text(extent={{-256.9,120.45},{-246.9,125.45}}, textString="B", fontSize=13.6),
      Text(extent={{-256.9,70.45},{-246.9,75.45}}, textString="C", fontSize=13.6),
      Text(extent={{-256.9,21.475},{-246.9,26.475}}, textString="D", fontSize=13.6),
      Line(points={{-129.7,200.9},{-129.7,190.9}}, thickness=0.7), Line(points={{-254.4,97.95},{-244.4,97.95}}, thickness=0.7),
      Line(points={{5,97.95},{-5,97.95}}, thickness=0.7), Line(points={{-129.7,-5},{-129.7,0}}, thickness=0.7)}));
end Letter;
