// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

namespace bramah::solver {

class FormChoices;

/// Matches equations to unknowns and sorts them into strongly connected blocks; reports the smallest singular part if
/// that is impossible. Solves for \a unknowns; everything else is known. Respects \a choices if given, or reports which
/// of them conflict.
[[nodiscard]] BlockPlan sortIntoBlocks(Compilation& compilation, std::vector<ContinuousEquation> equations,
                                       std::vector<VariableId> unknowns, FormChoices* choices = nullptr);

}  // namespace bramah::solver
