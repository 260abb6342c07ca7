// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model MachineCircle "Circle of a pump or motor: 6 M across"
  annotation(Icon(coordinateSystem(extent={{-60,-60},{60,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Ellipse(extent={{-60,-60},{60,60}})}));
end MachineCircle;
