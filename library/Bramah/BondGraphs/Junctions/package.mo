// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Junctions "Where power branches: 0 and 1"
end Junctions;
