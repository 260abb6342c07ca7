// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Moves the equations that determine discrete variables out of the other equations and sorts all discrete equations so
/// that each comes after those that it reads; only equations of a loop keep their order. Reports discrete variables
/// that nothing determines.
void separateDiscreteEquations(Compilation& compilation);

}  // namespace bramah::solver
