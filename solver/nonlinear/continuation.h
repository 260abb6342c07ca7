// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// Follows a path from \a z, where a simplified system is solved, to a solution of F(z) = 0. The path runs through
/// (z, lambda) by its own length, so that it may turn back in lambda (predictor along the tangent, Newton on the
/// bordered system; Allgower and Georg, Numerical Continuation Methods). Tried are Newton's homotopy
/// F(z) - (1 - lambda) F(z0), in both directions, then the fixed-point homotopy
/// lambda F(z) + (1 - lambda) A (z - z0) with A = dF/dz(z0) where that is regular, else the residuals' sizes.
/// Writes the end of the path to \a z if it was reached; else leaves it alone.
[[nodiscard]] bool solveByHomotopy(NonlinearSystem& system, std::span<double> z);

}  // namespace bramah::solver
