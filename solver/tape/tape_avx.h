// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/tape.h"

namespace bramah::solver {

/// Do this processor, and the C++ compiler of this program, support AVX (vectors of four numbers)?
[[nodiscard]] bool canRunByAvx();
/// runInstructionsInLanes() with the lanes of a slot in one vector. Requires canRunByAvx().
void runByAvx(const Instruction* begin, const Instruction* end, double* slots, const TapeFunctions& functions);

}  // namespace bramah::solver
