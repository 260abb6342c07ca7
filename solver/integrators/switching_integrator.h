// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/runge_kutta_integrator.h"

#include <memory>

namespace bramah::solver {

/// Two methods that take turns while a run goes on. The explicit one is cheaper where steps are as short as the fastest
/// time constant anyway, as in swings and in oil that cavitates; elsewhere that constant holds its steps back. The
/// choice goes by measurements: the simulated time that a method covers for its work, in windows of some steps. It
/// depends on counted operations, not on the clock, so that a run can be repeated. \a derivativeWork: as SystemLayout
/// has it.
[[nodiscard]] std::unique_ptr<Integrator> makeSwitchingIntegrator(std::unique_ptr<RungeKuttaIntegrator> implicitMethod,
                                                                  std::unique_ptr<RungeKuttaIntegrator> explicitMethod,
                                                                  double derivativeWork);

}  // namespace bramah::solver
