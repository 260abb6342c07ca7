// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model CylinderBarrel "Barrel of a cylinder, 9 by 4 M, open for its rod on the right"
  annotation(Icon(coordinateSystem(extent={{-90,-40},{90,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{90,10},{90,40},{-90,40},{-90,-40},{90,-40},{90,-10}})}));
end CylinderBarrel;
