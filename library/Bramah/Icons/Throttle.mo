// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Throttle "Throttle: two arcs facing each other over a line"
  annotation(Icon(coordinateSystem(extent={{-30,-30},{30,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Ellipse(extent={{-102.8,-46.4},{-10,46.4}}, startAngle=-40, endAngle=40, closure=EllipseClosure.None),
    Ellipse(extent={{10,-46.4},{102.8,46.4}}, startAngle=140, endAngle=220, closure=EllipseClosure.None)}));
end Throttle;
