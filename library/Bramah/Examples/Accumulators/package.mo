// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Accumulators "Accumulators"
end Accumulators;
