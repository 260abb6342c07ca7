// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model MeasuringCircle "Circle of an instrument: 4 M across"
  annotation(Icon(coordinateSystem(extent={{-40,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Ellipse(extent={{-40,-40},{40,40}})}));
end MeasuringCircle;
