// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Icons "Building blocks of symbols after ISO 1219, to be put into symbols of one's own"
  annotation(Documentation(info="<html>
<p>The shelf of the symbol view takes its parts from here. 20 units are 1 M (2.5 mm on paper). A part is copied into a symbol, so
that a class does not depend on this package; a class can extend a part as well.</p>
</html>"));
end Icons;
