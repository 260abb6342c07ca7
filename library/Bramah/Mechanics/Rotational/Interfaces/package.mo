// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics.Rotational;
package Interfaces "Flanges and bases of components"
end Interfaces;
