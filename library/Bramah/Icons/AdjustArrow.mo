// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model AdjustArrow "Adjustable: oblique arrow at 45 degrees through a machine circle"
  annotation(Icon(coordinateSystem(extent={{-70,-70},{70,70}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-70,-70},{55.9,55.9}}),
    Polygon(points={{70,70},{50.9,60.8},{60.8,50.9},{70,70}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end AdjustArrow;
