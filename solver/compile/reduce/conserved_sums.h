// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// If index reduction has found conserved quantities (FlatVariable::isConserved) bound to each other, as the oil of
/// volumes that are joined rigidly, adds their sum as a variable that wants to be the state in their place. An amount
/// that one of them loses to another then cancels before it is integrated: the sum is kept to rounding, where states
/// that depend on each other by a curved law keep it within the tolerance only. Between reduceIndex() and
/// selectStates().
void addConservedSums(Compilation& compilation);

}  // namespace bramah::solver
