// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Accumulators "Storage of pressurised oil"
end Accumulators;
