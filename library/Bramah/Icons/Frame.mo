// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Frame "Frame of a valve: 4 by 4 M"
  annotation(Icon(coordinateSystem(extent={{-40,-40},{40,40}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Rectangle(extent={{-40,-40},{40,40}})}));
end Frame;
