// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model GasTriangle "Energy triangle, hollow: pneumatic; its tip is its origin"
  annotation(Icon(coordinateSystem(extent={{-30,-40},{30,0}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Polygon(points={{0,0},{-21,-36},{21,-36},{0,0}})}));
end GasTriangle;
