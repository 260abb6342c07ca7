// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/nonlinear/nonlinear_system.h"

namespace bramah::solver {

/// A method to solve a system at which Newton's method fails, with its name in messages.
struct RescueMethod {
    const char* name;
    bool (*solve)(NonlinearSystem& system, std::span<double> z);
};

/// The ways to solve the residuals F(z) = 0 of a block when Newton's method fails, the quickest first. Each starts from
/// the start attributes, from the last solution and from the usual sizes of the unknowns; Newton's method has the last
/// word on what it finds (BlockSolver::rescue()).
///
/// 1. *Line search* (kinsol_solver.h): along Newton's direction d = -J^-1 F the step z + s d is shortened until |F|
///    decreases as its slope promises. It does not pass points where J = dF/dz is singular. (Dennis and Schnabel,
///    Numerical Methods for Unconstrained Optimization and Nonlinear Equations, 1983, section 6.3.)
/// 2. *Homotopy* (continuation.h): follows the solutions of H(z, lambda) = F(z) - (1 - lambda) F(z0) = 0 from z0 at
///    lambda = 0 to lambda = 1 by the length of the path, so that it passes folds, where the path turns back in lambda.
///    (Allgower and Georg, Numerical Continuation Methods, 1990.)
/// 3. *Pseudo-transient continuation* (pseudo_transient.h): lets z' = -M F(z) run to its rest, with steps
///    (I/h + M J) dz = -M F(z) that grow as |F| falls; at large h they are Newton's. (Kelley and Keyes, "Convergence
///    analysis of pseudo-transient continuation", SIAM J. Numer. Anal. 35, 1998.)
[[nodiscard]] std::span<const RescueMethod> rescueMethods();

}  // namespace bramah::solver
