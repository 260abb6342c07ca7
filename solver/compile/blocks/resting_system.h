// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Makes the equations those of the system at rest: the derivative of each state is zero, and states are solved for.
/// What stays a state is what nothing at rest determines, as the position of a load that no force depends on; it may
/// go on at a constant speed, a position before anything else. Equations that are too many then are left out.
void bringToRest(Compilation& compilation);

}  // namespace bramah::solver
