// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/block_plan.h"
#include "solver/compile/tape_builder.h"
#include "solver/system/compiled_system.h"

#include <memory>

namespace bramah::solver {

/// Last stage: lowers the solved blocks, events and outputs to tapes.
[[nodiscard]] std::shared_ptr<CompiledSystem> assemble(Compilation& compilation, const BlockPlan& plan);

/// The parts of assemble(), each adding to the same system.
struct Assembly {
    Compilation& c;
    const BlockPlan& plan;
    CompiledSystem& system;
    TapeBuilder& tape;
    std::vector<bool> isNeeded;         ///< by block: the derivatives need it
    std::vector<std::int32_t> tapeBlockOf;  ///< by block: index into system.tape.blocks or -1
    std::vector<Slot> slotOf;           ///< by variable: its slot, once bound or solved
};

void assembleParameters(Assembly& assembly);
void assembleInputs(Assembly& assembly);
void assembleBlocks(Assembly& assembly);
void assembleEvents(Assembly& assembly);
void assembleJacobian(Assembly& assembly);

/// Marks the blocks that the values of \a expressions need.
[[nodiscard]] std::vector<bool> blocksNeededBy(const Assembly& assembly, const std::vector<ExprId>& expressions);
/// Adds the instructions that solve block \a number in the open section. With \a areTearsGiven the tears are inputs.
void emitBlock(Assembly& assembly, std::size_t number, Program& program, bool areTearsGiven);

}  // namespace bramah::solver
