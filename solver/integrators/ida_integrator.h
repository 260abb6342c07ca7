// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Variable-order BDF on the DAE form: the iteration variables of implicit blocks are unknowns of the integrator.
/// \a evaluator is borrowed and must have been initialised.
[[nodiscard]] std::unique_ptr<Integrator> makeIdaIntegrator(SystemEvaluator& evaluator,
                                                            const IntegratorOptions& options);

}  // namespace bramah::solver
