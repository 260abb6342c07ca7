// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Internal "Tables and functions that blocks are made of"
  annotation(Documentation(info="<html>
<p>Tables are the external objects of the Modelica Standard Library; Bramah evaluates them itself, with their derivatives.</p>
</html>"));
end Internal;
