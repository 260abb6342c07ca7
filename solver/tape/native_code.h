// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/tape.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bramah::solver {

/// Machine code for some instructions of a tape; changes the slots that are used as runInstructions() does, bit for
/// bit.
using MachineFunction = void (*)(double* slots, const TapeFunctions& functions);

/// The machine code of one program. A long range has several functions, called in order.
struct NativeProgram {
    /// Functions that are called one after the other.
    struct Range {
        std::uint32_t begin = 0, end = 0;  ///< into `functions`
    };
    std::vector<MachineFunction> functions;
    std::vector<Range> steps;                ///< by step of the program; empty ranges for solver steps
    std::vector<Range> residuals, matrices;  ///< by entry of Program::newtonRanges

    /// The functions of \a range.
    [[nodiscard]] std::span<const MachineFunction> in(const Range& range) const
    {
        return {functions.data() + range.begin, functions.data() + range.end};
    }
    /// Calls them; \a slots is the array of the run, \a called are the tape's functions.
    void run(const Range& range, double* slots, const TapeFunctions& called) const
    {
        for (const MachineFunction function : in(range))
            function(slots, called);
    }
};

/// The machine code of several programs, in order, and the memory that holds it. It suits all programs of equal
/// instructions, whatever values and functions these have. Immutable; usable from any thread.
struct NativeCode {
    std::vector<NativeProgram> programs;
    NativeProgram inLanes;                              ///< of the program that was requested for lanes; else empty
    std::vector<std::vector<Instruction>> interpreted;  ///< instructions that the code gives to the interpreter
    std::shared_ptr<void> memory;
};

/// Compiles \a programs by LLVM, which is loaded at the first call. Null if it is not installed beside the
/// program, or on \a isStopWanted. \a inLanes: a program to compile for lanes (runInstructionsInLanes()), or null.
/// \a uses, by slot: what is not used may be left as it was; empty: everything is used.
[[nodiscard]] std::shared_ptr<const NativeCode> compileNative(std::span<const Program* const> programs,
                                                              const std::function<bool()>& isStopWanted,
                                                              const Program* inLanes = nullptr,
                                                              std::span<const SlotUse> uses = {});

/// From now on \a folder counts as that of the program, beside which LLVM's module is looked for; for a program in
/// which Bramah is a part, as Python. Call it before the first run.
void setProgramFolder(const std::filesystem::path& folder);

/// Can compileNative() make code here?
[[nodiscard]] bool isNativeCodeAvailable();

/// The version of LLVM that compileNative() uses; empty if it can make no code here.
[[nodiscard]] std::string nativeCompilerVersion();

}  // namespace bramah::solver
