// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
connector RealInput = input Real "Real signal into a component"
  annotation(
    defaultComponentName="u",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-60,50},{40,0},{-60,-50},{-60,50}}, lineColor={44,99,201}, fillColor={44,99,201}, fillPattern=FillPattern.Solid)}));
