// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/runge_kutta_integrator.h"

#include <memory>

namespace bramah::solver {

/// Radau IIA of order 5, an implicit Runge-Kutta method of three stages: L-stable, so weakly damped oscillations do not
/// limit its steps as those of higher-order BDF, and no history is lost at events. A step costs several times as much
/// as one of CVODE and is several times as long. After E. Hairer, G. Wanner, Solving Ordinary Differential Equations II
/// (1996), IV.8: simplified Newton iterations in transformed stages with one real and one complex matrix, an embedded
/// formula of order 3 for the error, predictive step control. Between steps the solution is the collocation polynomial.
[[nodiscard]] std::unique_ptr<RungeKuttaIntegrator> makeRadauIntegrator(SystemEvaluator& evaluator,
                                                                        const IntegratorOptions& options);

}  // namespace bramah::solver
