// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Spring "Spring, 2.5 M long, to the right of its origin"
  annotation(Icon(coordinateSystem(extent={{0,-20},{50,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,0},{4,-20},{12,20},{20,-20},{29,20},{37,-20},{45,20},{50,0}})}));
end Spring;
