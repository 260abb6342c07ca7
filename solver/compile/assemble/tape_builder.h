// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/base/compilation.h"
#include "solver/tape/compiled_system.h"

#include <initializer_list>
#include <vector>

namespace bramah::solver {

/// Sections of a tape. Values that one section has computed may be read by those that run after it.
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

/// Lowers expressions to instructions. Each expression has one slot, wherever it is computed; a section computes what
/// none of the sections that always run before it has. Expressions of parameters alone go to the parameter section.
class TapeBuilder
{
public:
    TapeBuilder(Compilation& compilation, CompiledTape& tape);

    [[nodiscard]] Slot newSlot(double initial = 0);
    /// Makes \a slot the value of a variable in all sections.
    void bindInput(VariableId variable, Slot slot) { bind(compilation_.model.graph.variable(variable), slot); }
    void bindLeaf(ExprId leaf, Slot slot) { bind(leaf, slot); }
    /// In the open section (and those after it) \a variable is the value of \a slot.
    void setSolved(VariableId variable, Slot slot);
    /// In the open section (and those after it) \a variable is \a value; everywhere if that depends on parameters
    /// alone.
    Slot assign(VariableId variable, ExprId value);

    /// Instructions go to \a program from now on; a value is there if one of the masks of \a before is contained in
    /// the sections that have computed it.
    void open(TapeSection section, Program& program, std::initializer_list<std::uint16_t> before);
    /// A section inside the open one, in the same program: it reads the results of that.
    void openInside(TapeSection section);
    void closeInside();
    void setParameterProgram(Program& program) { parameterProgram_ = &program; }
    /// Orders and packs the instructions from \a begin on.
    void closeRange(std::uint32_t begin);
    /// Closes the current run of instructions with a step of its own.
    void finishRun();
    void addStep(const ProgramStep& step);
    [[nodiscard]] std::uint32_t position() const { return static_cast<std::uint32_t>(program_->instructions.size()); }

    /// The slot of \a id, its instructions added where they are missing.
    Slot require(ExprId id);
    [[nodiscard]] bool isThere(ExprId id) const;
    void addInstruction(const Instruction& instruction) { program_->instructions.push_back(instruction); }
    /// Forgets the results of \a section.
    void forget(TapeSection section);

    [[nodiscard]] static constexpr std::uint16_t mask(TapeSection section)
    {
        return static_cast<std::uint16_t>(1u << static_cast<unsigned>(section));
    }

private:
    static constexpr std::uint16_t kEverywhere = 0xFFFF;
    void bind(ExprId id, Slot slot);
    void ensure(ExprId id);
    void emit(ExprId id);
    /// The slot from which an instruction of \a section reads \a id. Few of the values of parameters are read during
    /// a run: copies of those lie close together, so that a large circuit's take less of the processor's caches.
    [[nodiscard]] Slot operandSlot(ExprId id, TapeSection section);
    /// The facts known of an expression.
    struct Known {
        Slot slot = kNoSlot;
        std::uint16_t mask = 0;     ///< the sections that have computed it
        bool isParametric = false;  ///< there, and the same for all times of a run
        Slot near = kNoSlot;        ///< of a value of parameters: its copy beside its readers during a run
    };
    [[nodiscard]] Known& at(ExprId id) { return known_[index(id)]; }
    [[nodiscard]] bool isParametric(ExprId id) const
    {
        return index(id) < known_.size() && known_[index(id)].isParametric;
    }
    [[nodiscard]] Slot slotOf(ExprId id) const { return id == kNoExpr ? 0 : known_[index(id)].slot; }

    Compilation& compilation_;
    CompiledTape& tape_;
    DependenceTable dependence_;
    Program* program_ = nullptr;
    Program* parameterProgram_ = nullptr;
    TapeSection section_ = TapeSection::Parameters;
    TapeSection outerSection_ = TapeSection::Parameters;
    std::vector<std::uint16_t> before_;
    std::uint32_t runBegin_ = 0;
    std::vector<Known> known_;  ///< by expression
    std::vector<std::vector<ExprId>> computedIn_;
    std::vector<std::pair<ExprId, bool>> stack_;
};

}  // namespace bramah::solver
