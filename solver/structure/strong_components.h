// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/structure/matching.h"

#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// Lists of rows, one after the other.
struct RowGroups {
    std::vector<std::uint32_t> rows;
    std::vector<std::uint32_t> ends;  ///< end of each group in `rows`

    [[nodiscard]] std::span<const std::uint32_t> operator[](std::size_t i) const
    {
        const std::uint32_t begin = i == 0 ? 0 : ends[i - 1];
        return std::span(rows).subspan(begin, ends[i] - begin);
    }
};

/// The rows that have to be solved together, in order of solution: strongly connected components, where each row needs
/// the rows to which its other columns are matched. \a matching is perfect.
[[nodiscard]] RowGroups strongComponents(const Incidence& incidence, const Matching& matching);

}  // namespace bramah::solver
