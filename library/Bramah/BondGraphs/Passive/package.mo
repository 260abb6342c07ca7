// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Passive "Resistances, stores, transformer and gyrator"
end Passive;
