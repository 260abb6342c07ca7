// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// First stage: gives every variable its role, orders the bindings of parameters (a cycle is an error that names
/// it), evaluates them as written, and replaces constants, final and structural parameters in all expressions if
/// they are numbers or equal to another parameter. All other parameters stay symbolic: new values need no
/// compilation.
void evaluateParameters(Compilation& compilation);

}  // namespace bramah::solver
