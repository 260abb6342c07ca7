// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <cstdint>

namespace bramah::solver {

class FormChoices;

/// The system whose blocks are solved. At the start a condition may repeat another, so singular blocks are no fault
/// there.
enum class BlocksOf : std::uint8_t { Simulation, Start };

/// Decides how each block is solved: explicitly, as a small linear system or by Newton's method, with as few iteration
/// variables as greedy tearing finds. Reports linear blocks of the simulation without a unique solution. Respects \a
/// choices if given.
void solveBlocks(Compilation& compilation, BlockPlan& plan, BlocksOf system, const FormChoices* choices = nullptr);

}  // namespace bramah::solver
