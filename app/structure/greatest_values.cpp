// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/greatest_values.h"

#include "solver/results/column_units.h"
#include "solver/results/rounding_rest.h"

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

double greatestOf(const solver::ResultStore& results, int column)
{
    const solver::ValueRange range = results.range(column);
    return std::max(std::abs(range.lower), std::abs(range.upper));
}

}  // namespace

double GreatestValues::told(int number, const solver::ResultStore& results, int column, double value)
{
    if (number != number_ || results.rowCount() != rows_) {
        number_ = number;
        rows_ = results.rowCount();
        ofUnit_.clear();
        // Numbers without a unit are of many kinds.
        for (int k = 0; k < static_cast<int>(results.columns().size()); ++k)
            if (const QString& unit = results.columns()[static_cast<std::size_t>(k)].unit; !unit.isEmpty())
                ofUnit_[unit] = std::max(ofUnit_.value(unit), greatestOf(results, k));
    }
    return solver::withoutRounding(solver::withoutRemainder(value, greatestOf(results, column)),
                                   ofUnit_.value(results.columns()[static_cast<std::size_t>(column)].unit));
}

}  // namespace bramah::app
