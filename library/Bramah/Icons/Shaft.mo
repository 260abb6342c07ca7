// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Shaft "Shaft or rod: two lines 1 M apart, 3 M long"
  annotation(Icon(coordinateSystem(extent={{0,-10},{60,10}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,10},{60,10}}),
    Line(points={{0,-10},{60,-10}})}));
end Shaft;
