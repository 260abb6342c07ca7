// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// Follows z' = -M F(z), where M assigns each residual to the unknown on which it depends most, with the sign of that
/// dependence, or z' = M F(z), to its rest by linearly implicit Euler steps that grow as the residual decreases
/// (pseudo-transient continuation; Kelley and Keyes, SIAM J. Numer. Anal. 35, 1998). Passes points where dF/dz is
/// singular. Writes a solution to \a z if one is found; else leaves it unchanged.
[[nodiscard]] bool solveByPseudoTransient(NonlinearSystem& system, std::span<double> z);

}  // namespace bramah::solver
