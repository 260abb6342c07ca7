// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
package Interfaces "Connectors and base classes of imported components"
  annotation(Documentation(info="<html>
<p>Connectors of what stands for unknown components, and what several classes share.</p>
</html>"));
end Interfaces;
