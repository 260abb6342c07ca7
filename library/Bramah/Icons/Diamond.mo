// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Diamond "Square on its corner for filters, coolers and heaters: 4 M a side"
  annotation(Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Polygon(points={{0,56.6},{56.6,0},{0,-56.6},{-56.6,0},{0,56.6}})}));
end Diamond;
