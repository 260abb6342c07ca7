// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package CheckValves "Valves that open in one direction"
  annotation(__Bramah(productClass="RM", letter="V"));
end CheckValves;
