// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Mechanics "Translational and rotational mechanics"
  annotation(Documentation(info="<html>
<p>Names of classes, flanges, parameters and variables are those of the Modelica Standard Library.</p>
</html>"));
end Mechanics;
