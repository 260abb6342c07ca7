// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/compact_program.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/evaluation_mode.h"
#include "solver/tape/row_program.h"
#include "solver/tape/runnable_program.h"

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <thread>

namespace bramah::solver {

/// The programs that one run evaluates. Machine code is made in a separate thread while the tape runs, and used when it
/// is ready; runs of one system share it. Large: each program is a field, and the compilation has its own state.
class ProgramSet
{
public:
    /// No row is chosen, and the tape runs, until selectRow() and setMode().
    explicit ProgramSet(std::shared_ptr<const CompiledSystem> system);
    ~ProgramSet();  ///< ends the compilation
    ProgramSet(const ProgramSet&) = delete;
    ProgramSet& operator=(const ProgramSet&) = delete;

    RunnableProgram derivative, jacobian, output, relation, event, assertion, dae, past;

    /// \a chosen: indices into the system's layout.outputs.
    void selectRow(std::span<const std::size_t> chosen);
    ///@{
    /// The program of the chosen row, and what runs it; null, or not to be asked, before selectRow().
    [[nodiscard]] const RowProgram* row() const { return row_ ? &row_->program : nullptr; }
    [[nodiscard]] const RunnableProgram& rowRunnable() const { return row_->runnable; }
    ///@}

    /// Chooses tape or machine code for all programs. Native compiles at once and waits, where LLVM is there; results
    /// are the same to the bit.
    void setMode(EvaluationMode mode);
    /// To be called at each evaluation: starts the compilation after enough of them, and takes its result. Cheap.
    void countEvaluation()
    {
        if (mode_ == EvaluationMode::Auto && ++evaluations_ >= nextLook_)
            look();
    }
    /// Does machine code run?
    [[nodiscard]] bool isNative() const { return derivative.native != nullptr; }
    ///@{
    /// The programs that lanes run (SideBySide), and their machine code; null if there is none.
    [[nodiscard]] const CompactProgram* compactDerivative() const { return system_->compactDerivative.get(); }
    [[nodiscard]] const CompactProgram* compactRow() const { return row_ && row_->compact ? &*row_->compact : nullptr; }
    [[nodiscard]] const NativeProgram* derivativeInLanes() const { return isNative() ? lanesOf(code_) : nullptr; }
    [[nodiscard]] const NativeProgram* rowInLanes() const
    {
        return row_ && row_->runnable.native ? lanesOf(row_->code) : nullptr;
    }
    ///@}

private:
    struct Row {
        RowProgram program;
        RunnableProgram runnable;
        std::optional<CompactProgram> compact;
        std::shared_ptr<const NativeCode> code;
        /// \a chosen as of selectRow().
        Row(const CompiledSystem& system, std::span<const std::size_t> chosen)
            : program(system, chosen), runnable(program.program())
        {
            if (!program.needsDerivatives())
                compact = CompactProgram::of(system, program.program(), program.places());
        }
    };

    static const NativeProgram* lanesOf(const std::shared_ptr<const NativeCode>& code)
    {
        return code->inLanes.steps.empty() ? nullptr : &code->inLanes;
    }
    [[nodiscard]] static const Program* forLanes(const CompactProgram* compact)
    {
        return compact ? &compact->program() : nullptr;
    }
    [[nodiscard]] std::array<RunnableProgram*, 8> all();
    void look();
    void beginCompilation();
    void compile();
    void take();
    void endCompilation();

    std::shared_ptr<const CompiledSystem> system_;
    std::shared_ptr<const NativeCode> code_;
    std::unique_ptr<Row> row_;
    EvaluationMode mode_ = EvaluationMode::Tape;
    std::int64_t evaluations_ = 0, nextLook_ = 0;
    std::thread compilation_;
    std::atomic<bool> isCompiled_ = false, isUnwanted_ = false;
};

}  // namespace bramah::solver
