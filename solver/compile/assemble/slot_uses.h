// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

namespace bramah::solver {

/// Fills CompiledSystem::uses: finds the slots that only one branch of an `if` needs, whose condition follows from
/// parameters. The friction of a rough wall takes a logarithm; for a smooth one nobody needs it. Call it last, as later
/// changes of programs or slots make the result invalid. Linear time, in a few passes.
void findUses(CompiledSystem& system);

}  // namespace bramah::solver
