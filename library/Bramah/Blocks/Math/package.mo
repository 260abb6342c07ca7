// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Math "Sums, differences, gains"
end Math;
