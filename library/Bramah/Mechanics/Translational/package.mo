// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics;
package Translational "Mechanics along one axis"
  annotation(__Bramah(printed=false), Documentation(info="<html>
<p>Flanges carry the absolute position <b>s</b> and the cut force <b>f</b>, positive into the component. Positive s points to the right
in the symbol's unrotated position. Positions of rigidly joined flanges are equal.</p>
</html>"));
end Translational;
