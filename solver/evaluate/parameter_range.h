// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"
#include "solver/flat_model/flat_model.h"

namespace bramah::solver {

/// Whether the \a value of a \a parameter is a number within \a min..\a max (infinite: unbounded), which the parameter
/// itself may stand at; what is wrong is said in the unit that its user reads.
[[nodiscard]] EvaluationStatus rangeStatus(const FlatVariable& parameter, double value, double min, double max);

}  // namespace bramah::solver
