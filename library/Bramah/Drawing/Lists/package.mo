// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Drawing;
package Lists "Lists on drawing sheets: parts, settings, lines, coils, steps"
  annotation(Documentation(info="<html>
<p>A class is a list if it says <code>__Bramah(list=\"parts\")</code>, or <code>settings</code>, <code>lines</code>, <code>coils</code>,
<code>steps</code>. The program draws its rows in place of its symbol, downwards from the origin, which is the upper left corner.</p>
</html>"));
end Lists;
