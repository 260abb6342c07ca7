// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/native_code.h"
#include "solver/tape/tape.h"

#include <span>

namespace bramah::solver {

/// Instructions of a program, and their machine code if there is any.
struct RunnableRange {
    const Instruction *begin = nullptr, *end = nullptr;
    std::span<const MachineFunction> native;

    /// Runs all instructions once on the array \a slots of a run.
    void run(double* slots, const TapeFunctions& functions) const
    {
        if (native.empty())
            runInstructions(begin, end, slots, functions);
        for (const MachineFunction function : native)
            function(slots, functions);
    }
};

/// A program with its machine code, if there is any.
struct RunnableProgram {
    const Program* program = nullptr;
    const NativeProgram* native = nullptr;

    /// A program without machine code; borrows \a tape.
    RunnableProgram(const Program& tape)
        : program(&tape) {}  // a tape alone can be run: NOLINT(google-explicit-constructor)

    /// The instructions of step \a step, of kind Run.
    [[nodiscard]] RunnableRange step(std::size_t step) const
    {
        const ProgramStep& s = program->steps[step];
        return range(s.begin, s.end, native ? native->steps[step] : NativeProgram::Range());
    }
    /// The residuals of a Newton block.
    [[nodiscard]] RunnableRange residual(std::uint32_t newton) const
    {
        const Program::NewtonRanges& ranges = program->newtonRanges[newton];
        return range(ranges.residualBegin, ranges.residualEnd,
                     native ? native->residuals[newton] : NativeProgram::Range());
    }
    /// The derivatives of the residuals of a Newton block by its tears.
    [[nodiscard]] RunnableRange matrix(std::uint32_t newton) const
    {
        const Program::NewtonRanges& ranges = program->newtonRanges[newton];
        return range(ranges.matrixBegin, ranges.matrixEnd, native ? native->matrices[newton] : NativeProgram::Range());
    }

private:
    [[nodiscard]] RunnableRange range(std::uint32_t begin, std::uint32_t end, NativeProgram::Range functions) const
    {
        const Instruction* first = program->instructions.data();
        return {first + begin, first + end, native ? native->in(functions) : std::span<const MachineFunction>()};
    }
};

}  // namespace bramah::solver
