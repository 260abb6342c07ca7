// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Valves "Pressure, flow and proportional valves"
end Valves;
