// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/evaluate/dae_form.h"
#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Variable-order BDF on the DAE form: the iteration variables of implicit blocks are unknowns of the integrator.
/// The system is borrowed and must have been initialised.
[[nodiscard]] std::unique_ptr<Integrator> makeIdaIntegrator(Equations& equations, DaeForm& dae,
                                                            const IntegratorOptions& options);

}  // namespace bramah::solver
