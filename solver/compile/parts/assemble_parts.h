// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/tape/decoupled_parts.h"

#include <memory>

namespace bramah::solver {

/// Makes a system of each part into which delays cut the one that is sorted and solved; null if they leave it whole,
/// or if it has more parts than are worth their memory. Their models are still empty: giveModels() follows.
[[nodiscard]] std::shared_ptr<DecoupledParts> assembleParts(Compilation& compilation, const BlockPlan& plan);

/// Gives each part a copy of the model of \a whole, complete but for what it lacks.
void giveModels(DecoupledParts& parts, const CompiledSystem& whole);

}  // namespace bramah::solver
