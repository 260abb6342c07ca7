// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Pages;
class LetterPortrait "Page Letter (ANSI A), portrait"
  extends TitleBlock(final paperSize="Letter");
  annotation(
    __Bramah(page(paper={215.9,279.4}, area={20,10,205.9,269.4}, zones={4,6})),
    defaultComponentName="page",
    Icon(coordinateSystem(extent={{-205.9,-10},{10,269.4}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
      Rectangle(extent={{-185.9,0},{0,259.4}}, lineThickness=0.7),
      Rectangle(extent={{-190.9,-5},{5,264.4}}, lineThickness=0.35),
      Line(points={{-147.95,259.4},{-147.95,264.4}}, thickness=0.35),
      Line(points={{-47.95,259.4},{-47.95,264.4}}, thickness=0.35), Line(points={{-190.9,29.7},{-185.9,29.7}}, thickness=0.35),
      Line(points={{-190.9,79.7},{-185.9,79.7}}, thickness=0.35), Line(points={{-190.9,179.7},{-185.9,179.7}}, thickness=0.35),
      Line(points={{-190.9,229.7},{-185.9,229.7}}, thickness=0.35),
      Text(extent={{-171.925,259.4},{-161.925,264.4}}, textString="1", fontSize=13.6),
      Text(extent={{-127.95,259.4},{-117.95,264.4}}, textString="2", fontSize=13.6),
      Text(extent={{-77.95,259.4},{-67.95,264.4}}, textString="3", fontSize=13.6),
      Text(extent={{-28.975,259.4},{-18.975,264.4}}, textString="4", fontSize=13.6),
      Text(extent={{-193.4,242.05},{-183.4,247.05}}, textString="A", fontSize=13.6),
      Text(extent={{-193.4,202.2},{-183.4,207.2}}, textString="B", fontSize=13.6),
      Text(extent={{-193.4,152.2},{-183.4,157.2}}, textString="C", fontSize=13.6),
      Text(extent={{-193.4,102.2},{-183.4,107.2}}, textString="D", fontSize=13.6),
      Text(extent={{-193.4,52.2},{-183.4,57.2}}, textString="E", fontSize=13.6),
      Text(extent={{-193.4,12.35},{-183.4,17.35}}, textString="F", fontSize=13.6),
      Line(points={{-97.95,264.4},{-97.95,254.4}}, thickness=0.7), Line(points={{-190.9,129.7},{-180.9,129.7}}, thickness=0.7),
      Line(points={{5,129.7},{-5,129.7}}, thickness=0.7), Line(points={{-97.95,-5},{-97.95,0}}, thickness=0.7)}));
end LetterPortrait;
