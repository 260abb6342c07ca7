// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flat_model/flat_model.h"

#include <functional>
#include <optional>
#include <vector>

namespace bramah::solver {

/// The value of a condition over parameters; nothing if it has none before a run.
using ConditionValue = std::function<std::optional<bool>(ExprId)>;

/// Conditions over parameters that decide which unknowns the equations contain: with only the branches that \a valueOf
/// chooses, fewer equations can be matched than with all branches. Example: in `i = if p <= 0 then 0 else G*v` in
/// series with an inductance, v follows either from this equation or only from its derivative. Other conditions may
/// change their value in a run.
[[nodiscard]] std::vector<ExprId> decidingConditions(const FlatModel& flat, const ConditionValue& valueOf);

}  // namespace bramah::solver
