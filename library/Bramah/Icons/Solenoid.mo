// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Solenoid "Solenoid, 3 by 2 M, to the right of its origin"
  annotation(Icon(coordinateSystem(extent={{0,-20},{60,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{0,-20},{60,20}}),
    Line(points={{20,20},{40,-20}})}));
end Solenoid;
