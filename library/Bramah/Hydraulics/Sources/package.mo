// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Sources "Tank, pressure and flow sources"
  annotation(__Bramah(letter=""), Documentation(info="<html>
<p>Where oil comes from and goes to: their content is not counted as part of the circuit.</p>
</html>"));
end Sources;
