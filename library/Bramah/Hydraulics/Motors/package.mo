// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Motors "Displacement motors"
  annotation(__Bramah(productClass="MM", letter="A"));
end Motors;
