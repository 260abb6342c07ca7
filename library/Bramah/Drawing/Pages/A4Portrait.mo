// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing.Pages;
class A4Portrait "Page A4, portrait"
  extends TitleBlock(final paperSize="A4");
  annotation(
    __Bramah(page(paper={210,297}, area={20,10,200,287}, zones={4,6})),
    defaultComponentName="page",
    Icon(coordinateSystem(extent={{-200,-10},{10,287}}, preserveAspectRatio=true, initialScale=0.8, grid={1,1}), graphics={
      Rectangle(extent={{-180,0},{0,277}}, lineThickness=0.7), Rectangle(extent={{-185,-5},{5,282}}, lineThickness=0.35),
      Line(points={{-145,277},{-145,282}}, thickness=0.35), Line(points={{-45,277},{-45,282}}, thickness=0.35),
      Line(points={{-185,38.5},{-180,38.5}}, thickness=0.35), Line(points={{-185,88.5},{-180,88.5}}, thickness=0.35),
      Line(points={{-185,188.5},{-180,188.5}}, thickness=0.35), Line(points={{-185,238.5},{-180,238.5}}, thickness=0.35),
      Text(extent={{-167.5,277},{-157.5,282}}, textString="1", fontSize=13.6),
      Text(extent={{-125,277},{-115,282}}, textString="2", fontSize=13.6),
      Text(extent={{-75,277},{-65,282}}, textString="3", fontSize=13.6),
      Text(extent={{-27.5,277},{-17.5,282}}, textString="4", fontSize=13.6),
      Text(extent={{-187.5,255.25},{-177.5,260.25}}, textString="A", fontSize=13.6),
      Text(extent={{-187.5,211},{-177.5,216}}, textString="B", fontSize=13.6),
      Text(extent={{-187.5,161},{-177.5,166}}, textString="C", fontSize=13.6),
      Text(extent={{-187.5,111},{-177.5,116}}, textString="D", fontSize=13.6),
      Text(extent={{-187.5,61},{-177.5,66}}, textString="E", fontSize=13.6),
      Text(extent={{-187.5,16.75},{-177.5,21.75}}, textString="F", fontSize=13.6),
      Line(points={{-95,282},{-95,272}}, thickness=0.7), Line(points={{-185,138.5},{-175,138.5}}, thickness=0.7),
      Line(points={{5,138.5},{-5,138.5}}, thickness=0.7), Line(points={{-95,-5},{-95,0}}, thickness=0.7)}));
end A4Portrait;
