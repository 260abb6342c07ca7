// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Advances a system without states by fixed steps of \a stepLength [s], so that its relations are evaluated.
[[nodiscard]] std::unique_ptr<Integrator> makeStatelessIntegrator(double stepLength);

}  // namespace bramah::solver
