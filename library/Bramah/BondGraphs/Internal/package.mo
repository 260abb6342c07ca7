// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Internal "What the components of circuits are as bonds"
  annotation(Documentation(info="<html>
<p>A component of a circuit names its bond graph by <code>__Bramah(bondGraph=...)</code>: a model with the same ports as bonds, the same
parameters and the same laws. With them Bramah derives the bond graph of a circuit, shows it in the panel Structure, and copies it as a
model that runs. Efforts of oil count from the pressure of the surroundings, flows at the density rho_0.</p>
</html>"));
end Internal;
