// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Variable-order BDF on the explicit form, one step at a time with dense output; Newton's matrix from the evaluator's
/// Jacobian. \a evaluator is borrowed and must have been initialised.
[[nodiscard]] std::unique_ptr<Integrator> makeCvodeIntegrator(SystemEvaluator& evaluator,
                                                              const IntegratorOptions& options);

}  // namespace bramah::solver
