// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Pumps "Pumps"
end Pumps;
