// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Third stage: equations a = b, a = -b, a + b = 0, a = number are used to eliminate variables, repeatedly, since each
/// elimination may turn another equation into such a one. A class of equal variables keeps one representative: the
/// discrete one, else the one with the strongest stateSelect, a fixed start, a start, the shortest path. It takes over
/// fixed start, nominal, stateSelect and the tightest bounds of all; two fixed starts that differ are an error.
/// Coefficients other than 1 and -1 are never used here, so no parameter's value matters.
void eliminateAliases(Compilation& compilation);

}  // namespace bramah::solver
