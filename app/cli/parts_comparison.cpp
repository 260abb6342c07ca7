// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parts_comparison.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {
namespace {

constexpr double kStandsStill = 1e-9;  // of its size: a variable that moves less has no range to compare with

std::vector<std::size_t> gridRows(const solver::ResultStore& store)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < store.rowCount(); ++row)
        if ((store.flags(row) & solver::kGridRow) != 0)
            rows.push_back(row);
    return rows;
}

bool isAtEvent(const solver::ResultStore& store, std::size_t row)
{
    return (store.flags(row) & (solver::kBeforeEventRow | solver::kAfterEventRow)) != 0;
}

}  // namespace

std::optional<ResultDifference> largestDifference(const solver::ResultStore& first, const solver::ResultStore& second)
{
    const std::vector<std::size_t> rows = gridRows(first), others = gridRows(second);
    const std::size_t count = std::min(rows.size(), others.size());
    std::optional<ResultDifference> largest;
    for (int column = 0; column < static_cast<int>(first.columns().size()); ++column) {
        const QString& path = first.columns()[static_cast<std::size_t>(column)].path;
        const int other = second.find(path);
        const solver::ValueRange range = first.range(column);
        const double size = range.upper - range.lower;
        if (other < 0 || !(size > kStandsStill * std::max(std::fabs(range.upper), std::fabs(range.lower))))
            continue;
        for (std::size_t i = 0; i < count; ++i) {
            if (isAtEvent(first, rows[i]) || isAtEvent(second, others[i]))
                continue;
            const double a = first.value(column, rows[i]), b = second.value(other, others[i]);
            const double share = std::fabs(a - b) / size;
            if (!largest || share > largest->share)
                largest = ResultDifference{path, first.time(rows[i]), a, b, share};
        }
    }
    return largest;
}

}  // namespace bramah::app
