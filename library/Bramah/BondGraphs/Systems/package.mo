// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Systems "Parts made of bonds: a servo drive"
end Systems;
