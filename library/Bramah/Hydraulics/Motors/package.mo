// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Motors "Displacement motors"
end Motors;
