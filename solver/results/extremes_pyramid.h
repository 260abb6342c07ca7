// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bramah::solver {

/// The smallest and largest finite value of some rows, and where they are.
struct Extremes {
    double lower = 0, upper = 0;
    std::uint32_t lowerRow = kNoRow, upperRow = kNoRow;
    static constexpr std::uint32_t kNoRow = 0xFFFFFFFFu;

    [[nodiscard]] bool isEmpty() const { return lowerRow == kNoRow; }
    void include(double value, std::uint32_t row);
    void include(const Extremes& other);
};

/// Extremes of blocks of 16, 256, 4096, ... rows of a growing column: the time for those of any range of rows grows
/// with the logarithm of its length.
class ExtremesPyramid
{
public:
    static constexpr std::size_t kBranching = 16;

    /// Appends the value of the next row.
    void append(double value);
    /// Extremes of rows [first, last). \a readValue(row) returns values outside of whole blocks.
    template <typename ReadValue>
    [[nodiscard]] Extremes extremes(std::size_t first, std::size_t last, ReadValue&& readValue) const
    {
        Extremes result;
        const std::size_t firstFull = (first + kBranching - 1) / kBranching;
        const std::size_t lastFull = last / kBranching;
        if (firstFull >= lastFull) {
            for (std::size_t row = first; row < last; ++row)
                result.include(readValue(row), static_cast<std::uint32_t>(row));
            return result;
        }
        for (std::size_t row = first; row < firstFull * kBranching; ++row)
            result.include(readValue(row), static_cast<std::uint32_t>(row));
        includeBlocks(0, firstFull, lastFull, result);
        for (std::size_t row = lastFull * kBranching; row < last; ++row)
            result.include(readValue(row), static_cast<std::uint32_t>(row));
        return result;
    }
    [[nodiscard]] std::size_t memoryUse() const;  ///< bytes

private:
    void includeBlocks(std::size_t level, std::size_t first, std::size_t last, Extremes& result) const;

    std::size_t rows_ = 0;
    Extremes open_;                              // of the rows since the last full block
    std::vector<std::vector<Extremes>> levels_;  // [k]: full blocks of 16^(k + 1) rows
};

}  // namespace bramah::solver
