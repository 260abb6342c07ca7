// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Interfaces "Connectors and bases of blocks"
end Interfaces;
