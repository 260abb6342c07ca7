// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Makes the equations those of the system at rest: the derivative of each state is zero, and states are solved for.
/// Only variables that nothing at rest determines stay states, as the position of a load that no force depends on; such
/// a state may go on at a constant speed, and positions are chosen for that first. Equations that are too many then are
/// left out.
void bringToRest(Compilation& compilation);

}  // namespace bramah::solver
