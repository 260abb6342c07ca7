// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrators/integrator.h"

#include <memory>

namespace bramah::solver {

/// Advances a system without states by fixed steps of \a stepLength [s], so that its relations are evaluated.
[[nodiscard]] std::unique_ptr<Integrator> makeStatelessIntegrator(double stepLength);

}  // namespace bramah::solver
