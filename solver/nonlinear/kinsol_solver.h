// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// Newton's method globalised by a line search (SUNDIALS' KINSOL), unknowns and residuals scaled by their usual sizes.
/// Starts at \a z and writes the solution there; false if none was found, then \a z is where the search ended.
[[nodiscard]] bool solveByLineSearch(NonlinearSystem& system, std::span<double> z);

}  // namespace bramah::solver
