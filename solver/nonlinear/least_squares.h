// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// Looks for a solution near \a z: goes downhill on |F(z)|^2 in steps that trust the slopes only as far as they have
/// held, each a blend of Newton's step and the steepest descent (method of Levenberg and Marquardt, SIAM J. Appl. Math.
/// 11, 1963; damping after Nielsen, "Damping parameter in Marquardt's method", 1999). Unlike Newton's method it does
/// not leap away where dF/dz is almost singular. Lengths are measured by the system's nominal values. True if the
/// residuals have vanished; \a z is then close enough for Newton's method.
[[nodiscard]] bool solveDownhill(NonlinearSystem& system, std::span<double> z);

}  // namespace bramah::solver
