// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

namespace bramah::solver {

class FormChoices;

/// Matches equations to unknowns and sorts them into strongly connected blocks; reports the smallest singular part when
/// that is impossible. The \a unknowns are solved for, everything else is known. Keeps to \a choices if they are given,
/// or reports which of them exclude each other.
[[nodiscard]] BlockPlan sortIntoBlocks(Compilation& compilation, std::vector<ContinuousEquation> equations,
                                       std::vector<VariableId> unknowns, FormChoices* choices = nullptr);

}  // namespace bramah::solver
