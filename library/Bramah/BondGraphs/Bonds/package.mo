// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Bonds "Bonds with a causality that is declared"
  annotation(Documentation(info="<html>
<p>The compiler finds the causality of every bond by itself. These say it where it is fixed, as in Cellier and McBride (2003): a reader sees which
element gives the effort.</p>
</html>"));
end Bonds;
