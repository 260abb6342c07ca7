// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
connector BooleanOutput = output Boolean "Boolean signal out of a component"
  annotation(
    defaultComponentName="y",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-40,50},{60,0},{-40,-50},{-40,50}}, lineColor={168,60,160})}));
