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

/// Greedy tearing in the manner of Cellier: an equation with one open unknown that it can be solved for is used at
/// once; where none is left, the unknown that brings most equations down to one open unknown becomes a tearing
/// variable. \a reluctance (by column) breaks ties: the smaller, the rather torn; what has less than 0 is torn first,
/// needed or not. O(entries log entries).
[[nodiscard]] TearingResult tear(std::span<const std::vector<TearingEntry>> rows, std::uint32_t columns,
                                 std::span<const int> reluctance);

}  // namespace bramah::solver
