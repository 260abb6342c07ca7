// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Pumps "Displacement pumps"
  annotation(__Bramah(productClass="GP", letter="P"));
end Pumps;
