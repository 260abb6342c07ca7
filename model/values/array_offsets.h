// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace bramah::model {

/// The number of elements of an array of these sizes, limited to the largest std::int64_t.
[[nodiscard]] inline std::int64_t elementCount(const std::vector<std::int64_t>& sizes)
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    if (std::ranges::find(sizes, 0) != sizes.end())
        return 0;
    std::int64_t count = 1;
    for (const std::int64_t size : sizes)
        count = count > kMost / size ? kMost : count * size;
    return count;
}

/// The largest number of elements of an array of values that is made while the structure of a model is found.
inline constexpr std::int64_t kMostElements = 1'000'000;

/// Place of the element at \a indices (from 1) in an array kept row by row.
[[nodiscard]] inline std::int64_t offsetOf(const std::vector<std::int64_t>& indices,
                                           const std::vector<std::int64_t>& sizes)
{
    std::int64_t offset = 0;
    for (std::size_t d = 0; d < indices.size(); ++d)
        offset = offset * sizes[d] + indices[d] - 1;
    return offset;
}

/// All indices of a dimension of \a size: 1 to \a size.
[[nodiscard]] inline std::vector<std::int64_t> allIndices(std::int64_t size)
{
    std::vector<std::int64_t> result(static_cast<std::size_t>(size));
    std::iota(result.begin(), result.end(), std::int64_t{1});
    return result;
}

/// All indices of each dimension of an array of these sizes.
[[nodiscard]] inline std::vector<std::vector<std::int64_t>> allIndices(const std::vector<std::int64_t>& sizes)
{
    std::vector<std::vector<std::int64_t>> result;
    for (const std::int64_t size : sizes)
        result.push_back(allIndices(size));
    return result;
}

/// Visits every combination of \a selections, the last varying fastest.
template <typename Index, typename Visit>
void forEachCombination(const std::vector<std::vector<Index>>& selections, Visit&& visit)
{
    for (const auto& selection : selections)
        if (selection.empty())
            return;
    std::vector<std::size_t> at(selections.size(), 0);
    for (bool isMore = true; isMore;) {
        std::vector<Index> indices;
        for (std::size_t d = 0; d < at.size(); ++d)
            indices.push_back(selections[d][at[d]]);
        visit(indices);
        isMore = false;
        for (std::size_t d = at.size(); d-- > 0;) {
            if (++at[d] < selections[d].size()) {
                isMore = true;
                break;
            }
            at[d] = 0;
        }
    }
}

}  // namespace bramah::model
