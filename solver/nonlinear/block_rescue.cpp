// SPDX-License-Identifier: BSD-3-Clause
#include "solver/nonlinear/block_rescue.h"

#include "solver/nonlinear/continuation.h"
#include "solver/nonlinear/kinsol_solver.h"
#include "solver/nonlinear/pseudo_transient.h"

#include <array>

namespace bramah::solver {

std::span<const RescueMethod> rescueMethods()
{
    static constexpr std::array kMethods{
        RescueMethod{"line search", solveByLineSearch},
        RescueMethod{"automatic homotopy", solveByHomotopy},
        RescueMethod{"pseudo-transient continuation", solveByPseudoTransient},
    };
    return kMethods;
}

}  // namespace bramah::solver
