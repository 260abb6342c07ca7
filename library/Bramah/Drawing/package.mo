// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Drawing "What makes a circuit a released drawing: pages with title blocks"
  annotation(__Bramah(letter=""), Documentation(info="<html>
<p>Components without equations: a circuit computes the same with and without them.</p>
</html>"));
end Drawing;
