// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Sensors "Sensors with a signal output"
end Sensors;
