// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Mechanics "Masses, springs, clutches and levers"
end Mechanics;
