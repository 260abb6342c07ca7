// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Third stage: equations a = b, a = -b, a + b = 0 and a = number eliminate variables, repeatedly, as each elimination
/// may turn another equation into one of these. A class of equal variables keeps one representative: a discrete one,
/// else the one with the strongest stateSelect, a fixed start, a start, the shortest path. It takes over fixed start,
/// nominal, stateSelect and the tightest bounds of all; two different fixed starts are an error. Coefficients other
/// than 1 and -1 are not used, so no value of a parameter matters.
void eliminateAliases(Compilation& compilation);

}  // namespace bramah::solver
