// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
package Interfaces "Ends of the lines of a chart, and bases of steps"
end Interfaces;
