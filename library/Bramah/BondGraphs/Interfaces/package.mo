// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Interfaces "Ends of bonds and bases of elements"
end Interfaces;
