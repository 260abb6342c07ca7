// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Takes parameters of Compilation::decided that are 0, and conditions that only parameters of these components decide,
/// for constants: `m*a = f` with m = 0 is no equation for a, and other equations determine it. Such parameters become
/// structural, as another value needs compilation. To be called behind evaluateParameters().
void decideByValues(Compilation& compilation);

}  // namespace bramah::solver
