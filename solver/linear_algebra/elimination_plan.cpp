// SPDX-License-Identifier: BSD-3-Clause
#include "solver/linear_algebra/elimination_plan.h"

#include <utility>

namespace bramah::solver {
namespace {

constexpr std::uint32_t kNone = 0xffffffff;

/// The inverse of a permutation.
std::vector<std::size_t> positionsOf(const std::vector<std::uint16_t>& order)
{
    std::vector<std::size_t> positions(order.size());
    for (std::size_t k = 0; k < order.size(); ++k)
        positions[order[k]] = k;
    return positions;
}

/// Calls \a visit(entry, row, column) for all entries.
template <typename Visit>
void forEachEntry(const SparsePattern& pattern, Visit&& visit)
{
    std::size_t entry = 0;
    for (int column = 0; column < pattern.columns(); ++column)
        for (; entry < static_cast<std::size_t>(pattern.columnStarts[static_cast<std::size_t>(column) + 1]); ++entry)
            visit(entry, static_cast<std::size_t>(pattern.rowIndices[entry]), static_cast<std::size_t>(column));
}

}  // namespace

EliminationPlan::EliminationPlan(const SparsePattern& pattern, PivotOrder chosen) : order(std::move(chosen))
{
    const std::size_t n = order.rows.size();
    const std::vector<std::size_t> rowOf = positionsOf(order.rows), columnOf = positionsOf(order.columns);
    std::vector<std::uint32_t> placeOf(n * n, kNone);  // by row and column in the order of pivots
    forEachEntry(pattern, [&](std::size_t, std::size_t row, std::size_t column) {
        placeOf[rowOf[row] * n + columnOf[column]] = 0;
    });
    const auto exists = [&](std::size_t row, std::size_t column) { return placeOf[row * n + column] != kNone; };
    for (std::size_t k = 0; k < n; ++k) {
        Pivot pivot;
        placeOf[k * n + k] = pivot.diagonal = static_cast<std::uint32_t>(size++);
        pivot.upper = static_cast<std::uint32_t>(size);
        for (std::size_t column = k + 1; column < n; ++column)
            if (exists(k, column)) {
                placeOf[k * n + column] = static_cast<std::uint32_t>(size++);
                upperColumns.push_back(static_cast<std::uint16_t>(column));
                ++pivot.upperCount;
            }
        pivot.lower = static_cast<std::uint32_t>(size);
        for (std::size_t row = k + 1; row < n; ++row)
            if (exists(row, k)) {
                placeOf[row * n + k] = static_cast<std::uint32_t>(size++);
                lowerRows.push_back(static_cast<std::uint16_t>(row));
                ++pivot.lowerCount;
                for (std::size_t column = k + 1; column < n; ++column)  // where the products fill the matrix
                    if (exists(k, column) && !exists(row, column))
                        placeOf[row * n + column] = 0;
            }
        pivots.push_back(pivot);
    }
    const std::uint16_t *lowerRow = lowerRows.data(), *upperColumn = upperColumns.data();
    for (const Pivot& pivot : pivots) {
        for (std::size_t i = 0; i < pivot.lowerCount; ++i)
            for (std::size_t j = 0; j < pivot.upperCount; ++j)
                targets.push_back(placeOf[lowerRow[i] * n + upperColumn[j]]);
        lowerRow += pivot.lowerCount;
        upperColumn += pivot.upperCount;
    }
    places.resize(static_cast<std::size_t>(pattern.entries()));
    forEachEntry(pattern, [&](std::size_t entry, std::size_t row, std::size_t column) {
        places[entry] = placeOf[rowOf[row] * n + columnOf[column]];
    });
}

}  // namespace bramah::solver
