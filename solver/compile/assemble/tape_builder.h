// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/base/compilation.h"
#include "solver/tape/compiled_system.h"

#include <initializer_list>
#include <vector>

namespace bramah::solver {

/// Sections of a tape. A section may read values computed by sections that run before it.
enum class TapeSection : std::uint8_t {
    Parameters,
    Derivatives,
    Dae,
    Jacobian,
    Outputs,
    Relations,
    Events,
    Assertions,
    NewtonMatrix
};

/// Translates expressions to instructions. Each expression has one slot, wherever it is computed; a section computes
/// what no section that always runs before it has. Expressions of parameters alone go to the parameter section.
class TapeBuilder
{
public:
    /// Borrows both. Gives the time and initial() and terminal() their slots in \a tape.
    TapeBuilder(Compilation& compilation, CompiledTape& tape);

    /// A further slot, which holds \a initial until a program writes it.
    [[nodiscard]] Slot newSlot(double initial = 0);
    /// Makes \a slot the value of a variable in all sections.
    void bindInput(VariableId variable, Slot slot) { bind(compilation_.model.graph.variable(variable), slot); }
    /// Makes \a slot the value of \a leaf, as of `pre(x)`, in all sections.
    void bindLeaf(ExprId leaf, Slot slot) { bind(leaf, slot); }
    /// In the open section and those after it \a variable has the value of \a slot.
    void setSolved(VariableId variable, Slot slot);
    /// In the open section and those after it \a variable has the value \a value; in all sections if that depends on
    /// parameters alone.
    Slot assign(VariableId variable, ExprId value);

    /// Adds instructions to \a program from now on; a value counts as computed if a mask of \a before is contained in
    /// the set of sections that have computed it.
    void open(TapeSection section, Program& program, std::initializer_list<std::uint16_t> before);
    /// Opens a section inside the open one, in the same program, whose results it reads.
    void openInside(TapeSection section);
    /// Returns to the section around the open one, which does not see the results of the inner one.
    void closeInside();
    /// Takes instructions of values that depend on parameters alone into \a program; to be called before require().
    void setParameterProgram(Program& program) { parameterProgram_ = &program; }
    /// Orders and packs the instructions from \a begin on.
    void closeRange(std::uint32_t begin);
    /// Ends the current run of instructions with a step of its own.
    void finishRun();
    /// Adds a step other than a run of instructions, after finishRun().
    void addStep(const ProgramStep& step);
    /// The number of instructions in the open program: the index of the next one.
    [[nodiscard]] std::uint32_t position() const { return static_cast<std::uint32_t>(program_->instructions.size()); }

    /// The slot of \a id; adds missing instructions.
    Slot require(ExprId id);
    /// Would require() add no instruction, as the open section or one that runs before it has computed \a id?
    [[nodiscard]] bool isThere(ExprId id) const;
    /// Adds \a instruction as it stands; no expression knows its result.
    void addInstruction(const Instruction& instruction) { program_->instructions.push_back(instruction); }
    /// Forgets the results of \a section.
    void forget(TapeSection section);

    /// The set of one section; open() takes unions of these.
    [[nodiscard]] static constexpr std::uint16_t mask(TapeSection section)
    {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(section));
    }

private:
    static constexpr std::uint16_t kEverywhere = 0xFFFF;
    void bind(ExprId id, Slot slot);
    void ensure(ExprId id);
    void emit(ExprId id);
    /// The slot from which an instruction of \a section reads \a id. A run reads few of the values that depend on
    /// parameters: copies of those lie close together, so that a large circuit needs less of the processor's caches.
    [[nodiscard]] Slot operandSlot(ExprId id, TapeSection section);
    /// Properties of an expression.
    struct Known {
        Slot slot = kNoSlot;
        std::uint16_t mask = 0;     ///< set of sections that have computed it
        bool isParametric = false;  ///< computed, and constant during a run
        Slot near = kNoSlot;        ///< of a constant value: slot of its copy near its readers
    };
    [[nodiscard]] Known& at(ExprId id) { return known_[index(id)]; }
    [[nodiscard]] bool isParametric(ExprId id) const
    {
        return index(id) < known_.size() && known_[index(id)].isParametric;
    }
    [[nodiscard]] Slot slotOf(ExprId id) const { return id == kNoExpr ? 0 : known_[index(id)].slot; }
    /// The number in the tape of a \a function of the graph: the tape has those that it calls, in the order of first
    /// calls, so that equal parts of a system have equal tapes.
    [[nodiscard]] Slot numberOf(std::size_t function);

    Compilation& compilation_;
    CompiledTape& tape_;
    DependenceTable dependence_;
    Program* program_ = nullptr;
    Program* parameterProgram_ = nullptr;
    TapeSection section_ = TapeSection::Parameters;
    TapeSection outerSection_ = TapeSection::Parameters;
    std::vector<std::uint16_t> before_;
    std::uint32_t runBegin_ = 0;
    std::vector<Known> known_;           ///< by expression
    std::vector<Slot> functionNumbers_;  ///< by function of the graph; kNoSlot: not called so far
    std::vector<std::vector<ExprId>> computedIn_;
    std::vector<std::pair<ExprId, bool>> stack_;
};

}  // namespace bramah::solver
