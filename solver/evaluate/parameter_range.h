// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/evaluation_status.h"

namespace bramah::solver {

/// Fails if \a value of a \a parameter of \a component is not finite or not within \a min..\a max, bounds included
/// (infinite: unbounded).
[[nodiscard]] EvaluationStatus rangeStatus(VariableId parameter, ComponentId component, double value, double min,
                                           double max);

}  // namespace bramah::solver
