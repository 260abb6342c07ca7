// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics;
package Rotational "Mechanics around one axis"
  annotation(Documentation(info="<html>
<p>Flanges carry the absolute angle <b>phi</b> and the cut torque <b>tau</b>, positive into the component.</p>
</html>"));
end Rotational;
