// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model AdjustableSpring "Adjustable spring, 2.5 M long, to the right of its origin"
  annotation(Icon(coordinateSystem(extent={{0,-40},{50,50}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,0},{4,-20},{12,20},{20,-20},{29,20},{37,-20},{45,20},{50,0}}),
    Line(points={{18,-40},{30,24}}),
    Polygon(points={{33.7,43.7},{24.1,25.1},{35.9,22.9},{33.7,43.7}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end AdjustableSpring;
