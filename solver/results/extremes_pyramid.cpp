// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/extremes_pyramid.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

/// Extremes of the values of a block. Without branches, where all are finite.
Extremes extremesOf(std::span<const double, ExtremesPyramid::kBranching> values, std::uint32_t firstRow)
{
    double lower = values[0], upper = values[0];
    double sum = 0;  // of x - x, which is exactly 0 unless an x is infinite or not a number
    for (const double value : values) {
        lower = value < lower ? value : lower;
        upper = value > upper ? value : upper;
        sum += value - value;
    }
    Extremes extremes;
    if (sum == 0) {
        const auto rowOf = [&](double wanted) {
            return firstRow + static_cast<std::uint32_t>(std::ranges::find(values, wanted) - values.begin());
        };
        return {lower, upper, rowOf(lower), rowOf(upper)};
    }
    for (const double value : values)
        extremes.include(value, firstRow++);
    return extremes;
}

}  // namespace

void Extremes::include(double value, std::uint32_t row)
{
    if (!std::isfinite(value))
        return;
    if (isEmpty() || value < lower) {
        lower = value;
        lowerRow = row;
    }
    if (upperRow == kNoRow || value > upper) {
        upper = value;
        upperRow = row;
    }
}

void Extremes::include(const Extremes& other)
{
    if (other.isEmpty())
        return;
    include(other.lower, other.lowerRow);
    include(other.upper, other.upperRow);
}

void ExtremesPyramid::append(std::span<const double> values, std::uint32_t firstRow)
{
    while (!values.empty()) {
        const bool isBlock = items_ % kBranching == 0 && values.size() >= kBranching;
        const std::size_t count = isBlock ? kBranching : 1;
        if (isBlock)
            open_ = extremesOf(values.first<kBranching>(), firstRow);
        else
            open_.include(values.front(), firstRow);
        addItems(count);
        values = values.subspan(count);
        firstRow += static_cast<std::uint32_t>(count);
    }
}

void ExtremesPyramid::addItems(std::size_t count)
{
    items_ += count;
    if (items_ % kBranching != 0)
        return;
    Extremes full = open_;
    open_ = {};
    for (std::size_t level = 0;; ++level) {
        if (level == levels_.size())
            levels_.emplace_back();
        auto& blocks = levels_[level];
        blocks.push_back(full);
        if (blocks.size() % kBranching != 0)
            return;
        full = {};
        for (std::size_t block = blocks.size() - kBranching; block < blocks.size(); ++block)
            full.include(blocks[block]);
    }
}

void ExtremesPyramid::includeBlocks(std::size_t level, std::size_t first, std::size_t last, Extremes& result) const
{
    const auto& blocks = levels_[level];
    const std::size_t firstFull = (first + kBranching - 1) / kBranching;
    const std::size_t lastFull = last / kBranching;
    if (firstFull >= lastFull) {
        for (std::size_t block = first; block < last; ++block)
            result.include(blocks[block]);
        return;
    }
    for (std::size_t block = first; block < firstFull * kBranching; ++block)
        result.include(blocks[block]);
    includeBlocks(level + 1, firstFull, lastFull, result);
    for (std::size_t block = lastFull * kBranching; block < last; ++block)
        result.include(blocks[block]);
}

std::size_t ExtremesPyramid::memoryUse() const
{
    std::size_t bytes = 0;
    for (const auto& blocks : levels_)
        bytes += blocks.capacity() * sizeof(Extremes);
    return bytes;
}

}  // namespace bramah::solver
