// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fit/fit.h"
#include "solver/results/result_column.h"

namespace bramah::solver {

/// The name of a value in words: its path, or whose shift it is.
[[nodiscard]] QString nameText(const FittedValue& value);
/// \a number of \a value in the usual unit of \a column, with so many digits that its bounds differ in the last two.
[[nodiscard]] QString numberText(const FittedValue& value, double number, const ResultColumn& column);
/// Between what it lies: `2.9 bar to 3.1 bar`.
[[nodiscard]] QString boundsText(const FittedValue& value, const ResultColumn& column);

}  // namespace bramah::solver
