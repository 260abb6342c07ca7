// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package DirectionalValves "Valves that lead oil between P, T, A and B"
  annotation(__Bramah(productClass="QM", letter="V"));
end DirectionalValves;
