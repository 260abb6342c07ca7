// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Cylinders "Linear actuators"
  annotation(__Bramah(productClass="MM", letter="A"));
end Cylinders;
