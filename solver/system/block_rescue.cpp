// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/block_rescue.h"

#include "solver/sundials/kinsol_solver.h"
#include "solver/system/continuation.h"
#include "solver/system/pseudo_transient.h"

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
