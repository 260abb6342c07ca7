// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Nonlinear "Limits, dead zones, delays"
end Nonlinear;
