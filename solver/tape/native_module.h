// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/native_code.h"

namespace bramah::solver {

/// The input of the module that holds LLVM, so that it needs nothing of the rest of the program.
struct NativeRequest {
    std::span<const Program* const> programs;
    const TapeFunctions& functions;
    using Interpreter = void (*)(const Instruction* begin, const Instruction* end, double* slots,
                                 const TapeFunctions& functions);
    Interpreter runInstructions = nullptr, runInstructionsInLanes = nullptr;
    double (*call)(const NativeFunction& function, double a, double b) = nullptr;
    std::function<bool()> isStopWanted;
    const Program* inLanes = nullptr;
};

/// The one function that the module exports, by the name kNativeEntry: fills \a code; false if it could not or was
/// told to stop. LLVM is kept out of the executable since loading it takes longer than everything else at the start.
using NativeEntry = bool (*)(const NativeRequest& request, NativeCode& code);
inline constexpr const char* kNativeEntry = "bramahCompileNative";

}  // namespace bramah::solver
