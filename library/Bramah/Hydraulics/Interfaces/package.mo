// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Interfaces "The hydraulic port and bases of components"
end Interfaces;
