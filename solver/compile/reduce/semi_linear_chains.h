// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/compilation.h"

namespace bramah::solver {

/// Resolves chains `y = semiLinear(x, sa, s1); y = semiLinear(x, s1, s2); ... y = semiLinear(x, sN, sb)`, as components
/// without volume make for an enthalpy flow; they do not determine s1 to sN where x is zero. They become `y =
/// semiLinear(x, sa, sb)` and `s1 = ... = sN = if x >= 0 then sa else sb` (Modelica 3.6, 3.7.4.5), which is the same
/// where x is not zero.
void resolveSemiLinearChains(Compilation& compilation);

}  // namespace bramah::solver
