// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model CheckBall "Ball of 1 M on a seat at 45 degrees; the seat's corner is its origin"
  annotation(Icon(coordinateSystem(extent={{-20,0},{20,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-20,20},{0,0},{20,20}}),
    Ellipse(extent={{-10,4},{10,24}})}));
end CheckBall;
