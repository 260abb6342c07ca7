// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// First stage: gives every variable its role, orders the parameters' bindings (a cycle is an error that names it),
/// evaluates them as written, and folds constants, final and structural parameters into all expressions, as far as they
/// are numbers or equal to another parameter. Every other parameter stays symbolic: a new value of it needs no
/// compilation.
void evaluateParameters(Compilation& compilation);

}  // namespace bramah::solver
