// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Modulated "Elements with a modulus from a signal"
end Modulated;
