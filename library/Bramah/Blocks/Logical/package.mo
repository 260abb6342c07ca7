// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Logical "Boolean signals and switches"
end Logical;
