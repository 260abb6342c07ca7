// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model TankSign "Reservoir, open, 2 by 1 M; its line ends inside"
  annotation(Icon(coordinateSystem(extent={{-20,-20},{20,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-20,0},{-20,-20},{20,-20},{20,0}}),
    Line(points={{0,20},{0,-10}})}));
end TankSign;
