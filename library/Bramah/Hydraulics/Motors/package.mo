// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Motors "Displacement motors"
  annotation(__Bramah(letter="A"));
end Motors;
