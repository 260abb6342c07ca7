// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

namespace bramah::solver {

/// Reuses results of solved equations: once `p := g(x, b)` was solved from f(p, b) = x, later calls f(p, b) become x,
/// and f(max(p, q), b) becomes the larger of two such values if f is increasing. So a node's density is computed once,
/// with its pressure, and not by each joined component. To be called between solveBlocks() and assemble().
void shareCalls(Compilation& compilation, BlockPlan& plan);

}  // namespace bramah::solver
