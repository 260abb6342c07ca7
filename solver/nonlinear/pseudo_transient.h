// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// Lets z' = -M F(z), where M gives each residual the unknown that it depends on most with the sign of that
/// dependence, or z' = M F(z), run to its rest by linearly implicit Euler steps that grow as the residual shrinks
/// (pseudo-transient continuation; Kelley and Keyes, SIAM J. Numer. Anal. 35, 1998). Gets out of places where dF/dz is
/// singular. Writes the solution to \a z if there is one; else leaves it alone.
[[nodiscard]] bool solveByPseudoTransient(NonlinearSystem& system, std::span<double> z);

}  // namespace bramah::solver
