// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/runge_kutta_integrator.h"

#include <memory>

namespace bramah::solver {

/// The explicit Runge-Kutta method of J. R. Dormand and P. J. Prince (1980), order 5 with an embedded formula of order
/// 4. A step needs six evaluations, no Jacobian and no matrix, but may not be much longer than the shortest time
/// constant of the system. After E. Hairer, S. P. Norsett, G. Wanner, Solving Ordinary Differential Equations I (1993),
/// II.4 to II.6: dense output of order 4, step control that damps (K. Gustafsson), stiffness from the last two stages.
[[nodiscard]] std::unique_ptr<RungeKuttaIntegrator> makeDormandPrinceIntegrator(SystemEvaluator& evaluator,
                                                                                const IntegratorOptions& options);

}  // namespace bramah::solver
