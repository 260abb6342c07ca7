// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model FlowArrow "Flow path through a frame of 4 M, its tip on the edge"
  annotation(Icon(coordinateSystem(extent={{-10,-40},{10,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,-40},{0,20}}),
    Polygon(points={{0,40},{-7,20},{7,20},{0,40}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end FlowArrow;
