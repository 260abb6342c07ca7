// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// An unknown (column) in an equation of a block; `isSolvable` if the equation can be solved for it safely.
struct TearingEntry {
    std::uint32_t column = 0;
    bool isSolvable = false;
};

/// How a block is torn; each row and each column is in one of the lists.
struct TearingResult {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> assigned;  ///< (row, column) in order of solution
    std::vector<std::uint32_t> tears;                               ///< columns
    std::vector<std::uint32_t> residuals;                           ///< rows
};

/// Tears a block of equations that must be solved together.
///
/// Of n unknowns a few, the *tears* z, are taken as known. The others follow one after the other by explicit
/// assignments w = a(z), and as many equations as tears are left: the residuals r(z, a(z)) = 0, which Newton's method
/// solves for z alone, with a matrix of the number of tears instead of n. Finding the fewest tears is NP-hard, so this
/// is a greedy method (Cellier): an equation with one open unknown for which it can be solved is used at once; if
/// there is none, the unknown is torn that leaves most equations with one open unknown, of equal ones the one that
/// occurs most, then the one with the smaller \a reluctance (by column). In its place is torn what an equation of the
/// two alone gives, as a pressure for the same pressure over ambient, if its reluctance is smaller. A column with
/// negative reluctance is torn first, needed or not. An equation can be solved for an unknown whose coefficient is
/// never zero. O(entries log entries).
///
/// Cellier and Kofman, Continuous System Simulation, 2006, section 7.5; Elmqvist and Otter, "Methods for tearing
/// systems of equations in object-oriented modeling", ESM 1994.
[[nodiscard]] TearingResult tear(std::span<const std::vector<TearingEntry>> rows, std::uint32_t columns,
                                 std::span<const int> reluctance);

}  // namespace bramah::solver
