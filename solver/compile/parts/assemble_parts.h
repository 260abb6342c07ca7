// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/tape/decoupled_parts.h"

#include <memory>

namespace bramah::solver {

/// Makes a system of each part into which delays divide the sorted and solved system; null if they do not divide it, or
/// if there are too many parts for the memory. Their models are still empty: giveModels() follows.
[[nodiscard]] std::shared_ptr<DecoupledParts> assembleParts(Compilation& compilation, const BlockPlan& plan);

/// Gives each part a copy of the model of \a whole, without what the part does not need.
void giveModels(DecoupledParts& parts, const CompiledSystem& whole);

}  // namespace bramah::solver
