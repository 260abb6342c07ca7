// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/integrators/integrator.h"

#include <cstdint>
#include <memory>

namespace bramah::solver {

/// CVODE's families of formulas.
enum class CvodeFormulas : std::uint8_t {
    Bdf,    ///< backward differentiation, for stiff systems
    Adams,  ///< Adams-Moulton, for systems that are not stiff
};

/// Multistep methods of variable order on the explicit form, by CVODE. The system is borrowed and must have been
/// initialised.
[[nodiscard]] std::unique_ptr<SwitchedMethod> makeCvodeIntegrator(Equations& equations,
                                                                  const IntegratorOptions& options,
                                                                  CvodeFormulas formulas);

}  // namespace bramah::solver
