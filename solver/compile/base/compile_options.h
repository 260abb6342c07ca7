// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace bramah::solver {

struct Compilation;

/// What a compilation makes besides the system, and who may end it.
struct CompileOptions {
    /// Polled between and inside stages; when it returns true, compilation ends without a system.
    std::function<bool()> isStopWanted;
    /// Keeps the text of each stage for CompiledSystem::stageText(); costs time and memory.
    bool keepStageTexts = false;
    /// Keeps a description for people, CompiledSystem::structure; costs about a tenth of the compilation.
    bool keepStructure = false;
    /// Makes only the structure, of the system at rest, in which the derivatives of all states are zero.
    bool atRest = false;
    /// Make parameters of the starts that the model itself writes as numbers, as `mass.s.start`, for runs that begin
    /// elsewhere.
    bool nameStarts = false;
    /// Called with the name of each stage and its result, for checks of the compiler itself.
    std::function<void(const char* stage, const Compilation& compilation)> onStage;
};

}  // namespace bramah::solver
