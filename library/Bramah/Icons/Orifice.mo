// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model Orifice "Orifice: two corners facing each other over a line"
  annotation(Icon(coordinateSystem(extent={{-30,-20},{30,20}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{-30,20},{-10,0},{-30,-20}}),
    Line(points={{30,20},{10,0},{30,-20}})}));
end Orifice;
