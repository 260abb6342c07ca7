// SPDX-License-Identifier: GPL-3.0-or-later
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

struct TearingResult {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> assigned;  ///< (row, column) in order of solution
    std::vector<std::uint32_t> tears;                               ///< columns
    std::vector<std::uint32_t> residuals;                           ///< rows
};

/// Tears a block of equations that must be solved together.
///
/// Of n unknowns a few, the *tears* z, are taken as known. The other unknowns follow from them one after the other by
/// explicit assignments w = a(z), and as many equations as there are tears are left over: the residuals r(z, a(z)) = 0,
/// which Newton's method solves for z alone, a matrix of tears by tears instead of n by n. The fewest tears are hard to
/// find (the problem is NP-complete), so that this takes them greedily, as Cellier describes: an equation with one open
/// unknown that it can be solved for is used at once; where none is left, the unknown that brings most equations down
/// to one open unknown is torn, of equals the one that occurs most, then the one with the smaller \a reluctance (by
/// column); one with less than 0 is torn first, needed or not. An equation can be solved for an unknown if its
/// coefficient can never be zero. O(entries log entries).
///
/// Cellier and Kofman, Continuous System Simulation, 2006, section 7.5; Elmqvist and Otter, "Methods for tearing
/// systems of equations in object-oriented modeling", ESM 1994.
[[nodiscard]] TearingResult tear(std::span<const std::vector<TearingEntry>> rows, std::uint32_t columns,
                                 std::span<const int> reluctance);

}  // namespace bramah::solver
