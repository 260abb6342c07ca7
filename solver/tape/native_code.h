// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/tape.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace bramah::solver {

/// Machine code of some instructions of a tape; changes the slots as runInstructions() does, bit for bit.
using MachineFunction = void (*)(double* slots);

/// The machine code of one program. A range of many instructions has several functions, called in order.
struct NativeProgram {
    struct Range {
        std::uint32_t begin = 0, end = 0;  ///< into `functions`
    };
    std::vector<MachineFunction> functions;
    std::vector<Range> steps;                ///< by step of the program; empty ranges for solver steps
    std::vector<Range> residuals, matrices;  ///< by entry of Program::newtonRanges

    void run(const Range& range, double* slots) const
    {
        for (std::uint32_t i = range.begin; i != range.end; ++i)
            functions[i](slots);
    }
};

/// The machine code of several programs, in their order, and the memory it lies in. Immutable; used from any thread.
struct NativeCode {
    std::vector<NativeProgram> programs;
    NativeProgram inLanes;  ///< of the program that was asked for in lanes; empty if none was
    std::shared_ptr<void> memory;
};

/// Compiles \a programs by LLVM, which is loaded when it is first asked for. Null if it is not installed beside the
/// program or \a isStopWanted. \a inLanes: a program that is compiled for lanes (runInstructionsInLanes()), or null.
/// The programs and functions must live as long as the code: operations that LLVM has no
/// instruction for are run from the tape.
[[nodiscard]] std::shared_ptr<const NativeCode> compileNative(std::span<const Program* const> programs,
                                                              const TapeFunctions& functions,
                                                              const std::function<bool()>& isStopWanted,
                                                              const Program* inLanes = nullptr);

/// Says whether compileNative() can do something here.
[[nodiscard]] bool isNativeCodeAvailable();

}  // namespace bramah::solver
