// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model BlockedPort "Blocked port of a frame: a stem of 1 M with a bar"
  annotation(Icon(coordinateSystem(extent={{-10,0},{10,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,0},{0,20}}),
    Line(points={{-10,20},{10,20}})}));
end BlockedPort;
