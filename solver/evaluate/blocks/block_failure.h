// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/blocks/block_solver.h"

namespace bramah::solver {

/// A short reason why the last program failed: names the block by its first unknown. Cheap, for failures that a smaller
/// step may avoid.
[[nodiscard]] EvaluationStatus briefBlockFailure(FailureKind kind, const BlockSolver& blocks);

/// The same with the equations of largest residual or, for a singular block, with those that depend on each other and
/// the unknowns that they leave open. Evaluates the block once more.
[[nodiscard]] EvaluationStatus fullBlockFailure(FailureKind kind, BlockSolver& blocks);

}  // namespace bramah::solver
