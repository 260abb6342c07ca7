// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// The explicit Runge-Kutta method of Dormand and Prince, order 5 with an embedded estimate of order 4, by ARKODE's
/// ERKStep: for systems that are not stiff. ARKODE makes the stages, the error test and the choice of the next step, by
/// a PI controller; the norm of errors, their weights and the first step are those of RungeKuttaIntegrator. Between
/// steps the solution is the method's continuous extension of order 4, made of the stages, which needs no evaluation:
/// ARKODE interpolates with order 3, or for more evaluations. After J. R. Dormand, P. J. Prince, "A family of embedded
/// Runge-Kutta formulae", J. Comput. Appl. Math. 6 (1980); extension and stiffness estimate by E. Hairer, S. P.
/// Norsett, G. Wanner, Solving Ordinary Differential Equations I (1993), II.6, and II (1996), IV.2.
[[nodiscard]] std::unique_ptr<SwitchedMethod> makeArkodeIntegrator(Equations& equations,
                                                                   const IntegratorOptions& options);

}  // namespace bramah::solver
