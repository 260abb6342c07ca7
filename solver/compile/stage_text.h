// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/base/block_plan.h"
#include "solver/compile/blocks/initial_system.h"
#include "solver/tape/compiled_system.h"

#include <array>
#include <string>

namespace bramah::solver {

/// The stages whose texts are kept, in their order; `bramah flatten --stage` names them.
inline constexpr std::array kStageNames{"flat",    "parameters", "events", "alias", "index",
                                        "initial", "matching",   "blocks", "torn",  "tape"};

/// Each stage of the compilation as text for people, one line for each item; the first one, `flat`, is modelicaText().
[[nodiscard]] std::string parametersText(const Compilation& compilation);
/// Crossings and time events, clocks, operators with a past, discrete equations, actions of when clauses.
[[nodiscard]] std::string eventsText(const Compilation& compilation);
/// What each eliminated variable equals, and the equations that are left.
[[nodiscard]] std::string aliasText(const Compilation& compilation);
/// Equations and their derivatives, the states, and the derivatives that are solved for.
[[nodiscard]] std::string indexText(const Compilation& compilation);
/// The equation that each unknown is matched to, by block.
[[nodiscard]] std::string matchingText(const Compilation& compilation, const BlockPlan& plan);
/// The blocks in the order of solution.
[[nodiscard]] std::string blocksText(const Compilation& compilation, const BlockPlan& plan);
/// The way in which each block is solved.
[[nodiscard]] std::string tornText(const Compilation& compilation, const BlockPlan& plan);
/// The states that keep their starts, and how the blocks of the initial system are solved, if it is needed.
[[nodiscard]] std::string initialText(const Compilation& compilation, const InitialPlan& initial);
/// The slots of states and derivatives, and the instructions of each program by slot number.
[[nodiscard]] std::string tapeText(const CompiledSystem& system);

}  // namespace bramah::solver
