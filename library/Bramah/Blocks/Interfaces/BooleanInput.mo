// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
connector BooleanInput = input Boolean "Boolean signal into a component"
  annotation(
    defaultComponentName="u",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-60,50},{40,0},{-60,-50},{-60,50}}, lineColor={168,60,160}, fillColor={168,60,160}, fillPattern=FillPattern.Solid)}));
