// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
connector RealOutput = output Real "Real signal out of a component"
  annotation(
    defaultComponentName="y",
    Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Polygon(points={{-40,50},{60,0},{-40,-50},{-40,50}}, lineColor={44,99,201})}));
