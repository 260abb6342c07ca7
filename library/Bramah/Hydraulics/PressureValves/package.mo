// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package PressureValves "Valves that limit or hold pressures"
  annotation(__Bramah(productClass="QN", letter="V"));
end PressureValves;
