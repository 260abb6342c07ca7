// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

namespace bramah::solver {

/// Uses results of solved equations again: once `p := g(x, b)` has been solved from f(p, b) = x, later f(p, b) is x,
/// and f(max(p, q), b) is the larger of two such values if f rises. So a node's density is computed once, with its
/// pressure, and not by each component that is joined to it. Between solveBlocks() and assemble().
void shareCalls(Compilation& compilation, BlockPlan& plan);

}  // namespace bramah::solver
