// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The value of a condition over parameters, or nothing if it has none before a run.
using ConditionValue = std::function<std::optional<bool>(ExprId)>;

/// Conditions over parameters that decide which unknowns the equations are about: with the branches that \a valueOf
/// takes, fewer equations get an unknown of their own than with all branches together. An example is
/// `i = if p <= 0 then 0 else G*v` in series with an inductance: v follows from it, or only from its derivative. Any
/// other condition may change its value in a run.
[[nodiscard]] std::vector<ExprId> decidingConditions(const FlatModel& flat, const ConditionValue& valueOf);

}  // namespace bramah::solver
