// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Pages;
class A4 "Page A4, landscape"
  extends TitleBlock(final paperSize="A4");
  annotation(
    __Bramah(page(paper={297,210}, area={20,10,287,200}, zones={6,4})),
    defaultComponentName="page",
    Icon(coordinateSystem(extent={{-287,-10},{10,200}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
      Rectangle(extent={{-267,0},{0,190}}, lineThickness=0.7), Rectangle(extent={{-272,-5},{5,195}}, lineThickness=0.35),
      Line(points={{-238.5,190},{-238.5,195}}, thickness=0.35), Line(points={{-188.5,190},{-188.5,195}}, thickness=0.35),
      Line(points={{-88.5,190},{-88.5,195}}, thickness=0.35), Line(points={{-38.5,190},{-38.5,195}}, thickness=0.35),
      Line(points={{-272,45},{-267,45}}, thickness=0.35), Line(points={{-272,145},{-267,145}}, thickness=0.35),
      Text(extent={{-257.75,190},{-247.75,195}}, textString="1", fontSize=13.6),
      Text(extent={{-218.5,190},{-208.5,195}}, textString="2", fontSize=13.6),
      Text(extent={{-168.5,190},{-158.5,195}}, textString="3", fontSize=13.6),
      Text(extent={{-118.5,190},{-108.5,195}}, textString="4", fontSize=13.6),
      Text(extent={{-68.5,190},{-58.5,195}}, textString="5", fontSize=13.6),
      Text(extent={{-24.25,190},{-14.25,195}}, textString="6", fontSize=13.6),
      Text(extent={{-274.5,165},{-264.5,170}}, textString="A", fontSize=13.6),
      Text(extent={{-274.5,117.5},{-264.5,122.5}}, textString="B", fontSize=13.6),
      Text(extent={{-274.5,67.5},{-264.5,72.5}}, textString="C", fontSize=13.6),
      Text(extent={{-274.5,20},{-264.5,25}}, textString="D", fontSize=13.6),
      Line(points={{-138.5,195},{-138.5,185}}, thickness=0.7), Line(points={{-272,95},{-262,95}}, thickness=0.7),
      Line(points={{5,95},{-5,95}}, thickness=0.7), Line(points={{-138.5,-5},{-138.5,0}}, thickness=0.7)}));
end A4;
