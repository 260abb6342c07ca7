// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/tape/native_code.h"

namespace bramah::solver {

/// The input for the module with LLVM, so that it needs no other part of the program.
struct NativeRequest {
    std::span<const Program* const> programs;
    /// The function runInstructions(), or that for lanes.
    using Interpreter = void (*)(const Instruction* begin, const Instruction* end, double* slots,
                                 const TapeFunctions& functions);
    Interpreter runInstructions = nullptr, runInstructionsInLanes = nullptr;
    double (*call)(const TapeFunctions& functions, std::uint32_t number, double a, double b) = nullptr;
    std::function<bool()> isStopWanted;
    const Program* inLanes = nullptr;
    std::span<const SlotUse> uses;  ///< by slot; empty: everything is used
};

/// What the module exports as kNativeEntry: fills \a code; false if it failed or was stopped.
/// LLVM is not linked to the executable, as loading it would take most of the start time.
using NativeEntry = bool (*)(const NativeRequest& request, NativeCode& code);
inline constexpr const char* kNativeEntry = "bramahCompileNative";
/// Gives the version of LLVM.
using NativeVersion = const char* (*)();
inline constexpr const char* kNativeVersion = "bramahNativeCompilerVersion";

}  // namespace bramah::solver
