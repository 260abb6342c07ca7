// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Turns the equations into those of the system at rest: derivatives of states are zero, and states become
/// unknowns. Only variables that nothing determines at rest stay states, as the position of a load that no force
/// depends on; such a state may change at constant speed, and positions are preferred for that. Surplus equations
/// are removed.
void bringToRest(Compilation& compilation);

}  // namespace bramah::solver
