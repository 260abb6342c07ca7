// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Lead "Working line of a port, 2 M long"
  annotation(Icon(coordinateSystem(extent={{-10,0},{10,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,0},{0,40}})}));
end Lead;
