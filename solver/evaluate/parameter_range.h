// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/evaluation_status.h"

namespace bramah::solver {

/// Says whether the \a value of a \a parameter of \a component is a number within \a min..\a max (infinite: unbounded),
/// which the parameter itself may stand at.
[[nodiscard]] EvaluationStatus rangeStatus(VariableId parameter, ComponentId component, double value, double min,
                                           double max);

}  // namespace bramah::solver
