// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Adapters "From bonds to components of a domain"
end Adapters;
