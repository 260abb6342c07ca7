// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Sensors "Sensors of effort, flow, momentum and displacement"
end Sensors;
