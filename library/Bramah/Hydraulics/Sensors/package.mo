// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Sensors "Sensors with a signal output"
  annotation(__Bramah(letter="S"));
end Sensors;
