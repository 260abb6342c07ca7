// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/native_code.h"
#include "solver/tape/tape.h"

namespace bramah::solver {

/// A program with its machine code, if there is any.
struct RunnableProgram {
    const Program* program = nullptr;
    const NativeProgram* native = nullptr;

    RunnableProgram(const Program& tape)
        : program(&tape) {}  // a tape alone can be run: NOLINT(google-explicit-constructor)

    void runStep(std::size_t step, double* slots, const TapeFunctions& functions) const
    {
        const ProgramStep& s = program->steps[step];
        if (native)
            native->run(native->steps[step], slots, functions);
        else
            interpret(s.begin, s.end, slots, functions);
    }
    void runResidual(std::uint32_t newton, double* slots, const TapeFunctions& functions) const
    {
        const Program::NewtonRanges& ranges = program->newtonRanges[newton];
        if (native)
            native->run(native->residuals[newton], slots, functions);
        else
            interpret(ranges.residualBegin, ranges.residualEnd, slots, functions);
    }
    void runMatrix(std::uint32_t newton, double* slots, const TapeFunctions& functions) const
    {
        const Program::NewtonRanges& ranges = program->newtonRanges[newton];
        if (native)
            native->run(native->matrices[newton], slots, functions);
        else
            interpret(ranges.matrixBegin, ranges.matrixEnd, slots, functions);
    }

private:
    void interpret(std::uint32_t begin, std::uint32_t end, double* slots, const TapeFunctions& functions) const
    {
        const Instruction* first = program->instructions.data();
        runInstructions(first + begin, first + end, slots, functions);
    }
};

}  // namespace bramah::solver
