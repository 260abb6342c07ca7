// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Junction "Junction of lines inside a symbol"
  annotation(Icon(coordinateSystem(extent={{-10,-10},{10,10}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Ellipse(extent={{-5,-5},{5,5}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid)}));
end Junction;
