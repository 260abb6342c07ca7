// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Blocks "Signals: sources, mathematics, controllers"
  annotation(__Bramah(printed=false), Documentation(info="<html>
<p>Names of classes, connectors and parameters are those of the Modelica Standard Library. Signals are in SI units.</p>
</html>"));
end Blocks;
