// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/runge_kutta_integrator.h"

#include <memory>

namespace bramah::solver {

/// Two methods that alternate during a run. The explicit one is cheaper where steps are as short as the fastest
/// time constant anyway, as in oscillations and in cavitating oil; elsewhere that constant limits its steps. The
/// choice is made by measurement: the simulated time that a method covers for its work, in windows of some steps.
/// It uses counted operations instead of the clock, so that a run can be repeated. \a derivativeWork: as in
/// SystemLayout.
[[nodiscard]] std::unique_ptr<Integrator> makeSwitchingIntegrator(std::unique_ptr<RungeKuttaIntegrator> implicitMethod,
                                                                  std::unique_ptr<RungeKuttaIntegrator> explicitMethod,
                                                                  double derivativeWork);

}  // namespace bramah::solver
