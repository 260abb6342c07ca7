// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model PistonAndRod "Piston of 2 M and rod of 1 M, as in a barrel of 9 by 4 M"
  annotation(Icon(coordinateSystem(extent={{-70,-40},{160,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{-70,-40},{-30,40}}),
    Line(points={{-30,10},{160,10},{160,-10},{-30,-10}})}));
end PistonAndRod;
