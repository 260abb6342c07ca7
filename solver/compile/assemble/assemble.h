// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/jacobian_rows.h"
#include "solver/compile/assemble/tape_builder.h"
#include "solver/compile/base/block_plan.h"
#include "solver/compile/blocks/initial_system.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"
#include "solver/tape/compiled_system.h"

#include <memory>

namespace bramah::solver {

/// Last stage: translates solved blocks, events and outputs to tapes.
[[nodiscard]] std::shared_ptr<CompiledSystem> assemble(Compilation& compilation, const BlockPlan& plan,
                                                       const InitialPlan& initial);

/// The state shared by the functions that translate the blocks of a plan to a tape.
struct BlockAssembly {
    Compilation& c;
    const BlockPlan& plan;
    CompiledTape& made;
    TapeBuilder& tape;
    std::vector<std::int32_t> tapeBlockOf;  ///< by block: index into made.blocks, or -1
    std::vector<Slot> slotOf;               ///< by variable: its slot, once bound or solved
    // Members as large as the model, made once and not for each block:
    ExpressionCone cone;
    JacobianRows newtonRows;
    NumericValue anywhere;  ///< parameters as written, other values arbitrary

    /// Borrows all; makes the parameter program of \a tapeToFill the one of \a builder.
    BlockAssembly(Compilation& compilation, const BlockPlan& blockPlan, CompiledTape& tapeToFill, TapeBuilder& builder)
        : c(compilation),
          plan(blockPlan),
          made(tapeToFill),
          tape(builder),
          tapeBlockOf(blockPlan.blocks.size(), -1),
          slotOf(compilation.model.variables.size(), kNoSlot),
          cone(compilation.model.graph),
          newtonRows(compilation.model.graph),
          anywhere(compilation.model.graph, [&compilation](const ExpressionNode& n) {
              if (n.operation != Operation::Variable)
                  return arbitraryValue(0);
              return compilation.role(n.variable) == Role::Parameter ? compilation.parameterValues[index(n.variable)]
                                                                     : arbitraryValue(index(n.variable));
          })
    {
        tape.setParameterProgram(made.parameterProgram);
    }
    /// Makes \a slot the value of \a id in all sections.
    void bindVariable(VariableId id, Slot slot)
    {
        tape.bindInput(id, slot);
        slotOf[index(id)] = slot;
    }
    /// The slot of an attribute that depends on parameters; kNoSlot if it is not given.
    [[nodiscard]] Slot attribute(ExprId expression)
    {
        return expression == kNoExpr ? kNoSlot : tape.require(expression);
    }
    /// The slot of the start value of \a id, computed with the parameters; without an attribute start it is 0, of an
    /// enumeration 1 (Modelica 3.6, 4.8.5.1).
    [[nodiscard]] Slot startSlot(VariableId id);
    /// How messages name \a assignment, which has a slot, if its value is not finite.
    [[nodiscard]] SolvedPlace solvedPlace(const Assignment& assignment);
    /// Makes one step of all instructions of the parameter program, after the last was added.
    void finishParameterProgram();
};

/// The state of assemble(), whose parts each add to the same system.
struct Assembly : BlockAssembly {
    CompiledSystem& system;
    std::vector<bool> isNeeded;  ///< by block: the derivatives need it

    /// \a builder fills the tape of \a systemToFill, which is empty so far.
    Assembly(Compilation& compilation, const BlockPlan& blockPlan, CompiledSystem& systemToFill, TapeBuilder& builder)
        : BlockAssembly(compilation, blockPlan, systemToFill.tape, builder), system(systemToFill)
    {
    }
};

/// A slot for each parameter and constant with a binding, which a run may override, and for the inputs' values where
/// nobody gives them. Strings have none.
void assembleParameters(Assembly& assembly);
/// Slots for what a run gives to the equations: states with their starts and nominal values, inputs, discrete
/// variables, truths of relations, past signals.
void assembleInputs(Assembly& assembly);
/// The bounds of all variables that change.
void assembleRanges(Assembly& assembly);
/// The programs that solve the blocks: those that the derivatives need first, then the others as outputs.
void assembleBlocks(Assembly& assembly);
/// The relations with their crossings, the program of events, and the one of assertions.
void assembleEvents(Assembly& assembly, const InitialPlan& initial);
/// Links the tape of the initial system to the assembled one.
void assembleInitial(Assembly& assembly, const InitialPlan& initial);
/// The partial derivatives of the derivatives by the states, and their sparse pattern.
void assembleJacobian(Assembly& assembly);

/// Marks the blocks on which the values of \a expressions depend.
[[nodiscard]] std::vector<bool> blocksNeededBy(const BlockAssembly& assembly, const std::vector<ExprId>& expressions);
/// Gives slots to a block that is solved at run time.
void makeTapeBlock(BlockAssembly& assembly, std::size_t number);
/// Adds the instructions that solve block \a number to the open section. \a areTearsGiven: the tears are inputs.
void emitBlock(BlockAssembly& assembly, std::size_t number, Program& program, bool areTearsGiven);

}  // namespace bramah::solver
