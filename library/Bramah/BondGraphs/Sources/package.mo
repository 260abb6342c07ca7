// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs;
package Sources "Sources of effort and flow"
end Sources;
