// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Electrical;
package Interfaces "Pins and bases of components"
end Interfaces;
