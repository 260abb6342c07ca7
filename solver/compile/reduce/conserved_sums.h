// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// If index reduction has found conserved quantities (FlatVariable::isConserved) bound to each other, as the oil
/// of rigidly joined volumes, adds their sum as a variable that is preferred as state. An amount that moves from
/// one to another then cancels before integration: the sum is kept to rounding, where states that depend on each
/// other by a nonlinear law keep it only within the tolerance. To be called between reduceIndex() and
/// selectStates().
void addConservedSums(Compilation& compilation);

}  // namespace bramah::solver
