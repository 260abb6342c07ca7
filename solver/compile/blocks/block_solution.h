// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"

#include <cstdint>

namespace bramah::solver {

class FormChoices;

enum class BlocksOf : std::uint8_t { Simulation, Start };

/// Decides for each block how it is solved: explicitly, as a small linear system or by Newton, with as few iteration
/// variables as the greedy tearing finds. Linear blocks of the simulation that cannot have a single solution are
/// reported. Keeps to \a choices if they are given.
void solveBlocks(Compilation& compilation, BlockPlan& plan, BlocksOf system, const FormChoices* choices = nullptr);

}  // namespace bramah::solver
