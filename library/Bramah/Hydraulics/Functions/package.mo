// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Functions "Laws that components share"
end Functions;
