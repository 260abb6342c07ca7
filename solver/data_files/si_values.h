// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_column.h"

namespace bramah::solver {

/// From the unit of a file to SI: value * factor + offset.
struct SiScale {
    double factor = 1;
    double divisor = 1;  ///< used instead of a factor 1/n with whole n, so that rounding happens once
    double offset = 0;

    /// A value of the file in SI.
    [[nodiscard]] double of(double value) const { return (divisor != 1 ? value / divisor : value * factor) + offset; }
};

/// The scale of a factor and an offset.
[[nodiscard]] SiScale siScale(double factor, double offset = 0);
/// Sets the units of \a column for values that stand in the file in \a unit; the scale of these values. A unit that is
/// not known stays, with values as they are.
[[nodiscard]] SiScale setUnit(ResultColumn& column, const QString& unit);

}  // namespace bramah::solver
