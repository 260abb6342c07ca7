// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/compiled_system.h"

namespace bramah::solver {

/// Numbers the slots of \a system anew, in the order in which its programs read and write them: the values of a strip
/// lie side by side, so that the processor fetches those of a large system ahead. The first slots, of time and
/// situation, keep their numbers; those of the states remain consecutive. Linear time.
void orderSlots(CompiledSystem& system);

}  // namespace bramah::solver
