// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package BondGraphs "Bond graphs of textbooks, and in one model with circuits"
end BondGraphs;
