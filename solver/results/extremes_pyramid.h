// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bramah::solver {

/// The smallest and largest finite value of some rows, and where they are.
struct Extremes {
    double lower = 0, upper = 0;
    std::uint32_t lowerRow = kNoRow, upperRow = kNoRow;
    static constexpr std::uint32_t kNoRow = 0xFFFFFFFFu;

    /// True as long as no finite value was included; lower and upper then mean nothing.
    [[nodiscard]] bool isEmpty() const { return lowerRow == kNoRow; }
    ///@{
    /// Takes in a value of a row, or those of other rows; what is not finite is left out. Of equal values the first
    /// stays.
    void include(double value, std::uint32_t row);
    void include(const Extremes& other);
    ///@}
    /// Those of the negative values.
    [[nodiscard]] Extremes negated() const { return {-upper, -lower, upperRow, lowerRow}; }
};

/// Extremes of blocks of 16, 256, 4096, ... items of a growing list, as rows of a column or extremes of many rows: the
/// time for those of any range of items grows with the logarithm of its length.
class ExtremesPyramid
{
public:
    static constexpr std::size_t kBranching = 16;

    ///@{
    /// Appends the next items: values of rows from \a firstRow on, or extremes.
    void append(std::span<const double> values, std::uint32_t firstRow);
    void append(const Extremes& extremes)
    {
        open_.include(extremes);
        addItems(1);
    }
    ///@}
    /// Extremes of the items [first, last). \a includeItem(extremes, item) includes one that is outside of whole
    /// blocks.
    template <typename IncludeItem>
    [[nodiscard]] Extremes extremes(std::size_t first, std::size_t last, IncludeItem&& includeItem) const
    {
        Extremes result;
        const std::size_t firstFull = (first + kBranching - 1) / kBranching;
        const std::size_t lastFull = last / kBranching;
        if (firstFull >= lastFull) {
            for (std::size_t item = first; item < last; ++item)
                includeItem(result, item);
            return result;
        }
        for (std::size_t item = first; item < firstFull * kBranching; ++item)
            includeItem(result, item);
        includeBlocks(0, firstFull, lastFull, result);
        for (std::size_t item = lastFull * kBranching; item < last; ++item)
            includeItem(result, item);
        return result;
    }
    /// The number of items so far.
    [[nodiscard]] std::size_t itemCount() const { return items_; }
    [[nodiscard]] std::size_t memoryUse() const;  ///< bytes

private:
    /// Counts items that open_ has, none beyond the next full block.
    void addItems(std::size_t count);
    void includeBlocks(std::size_t level, std::size_t first, std::size_t last, Extremes& result) const;

    std::size_t items_ = 0;
    Extremes open_;                              // of the items since the last full block
    std::vector<std::vector<Extremes>> levels_;  // [k]: full blocks of 16^(k + 1) items
};

}  // namespace bramah::solver
