// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Takes the equations that determine discrete variables out of the working set's equations and sorts all discrete
/// equations so that each comes after those it reads; only loops keep an order of their own. Reports discrete variables
/// that nothing determines.
void separateDiscreteEquations(Compilation& compilation);

}  // namespace bramah::solver
