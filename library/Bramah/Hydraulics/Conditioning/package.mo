// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Conditioning "Filters, coolers, heaters"
end Conditioning;
