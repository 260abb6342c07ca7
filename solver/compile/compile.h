// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/flat_model/flat_model.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace bramah::solver {

class CompiledSystem;
struct Compilation;
class SystemEvaluator;

struct CompileOptions {
    /// Polled between and inside stages; true ends the compilation without a system.
    std::function<bool()> isStopWanted;
    /// Keep the text of each stage for CompiledSystem::stageText(); costs time and memory.
    bool keepStageTexts = false;
    /// Called with the name of each stage and what it left, for checks of the compiler itself.
    std::function<void(const char* stage, const Compilation& compilation)> onStage;
};

struct CompileOutcome {
    std::shared_ptr<const CompiledSystem> system;  ///< null on errors, or when stopped
    model::Diagnostics diagnostics;                ///< errors, or warnings and notes about a system that was made
    bool isStopped = false;
    /// With CompileOptions::keepStageTexts: the text of each stage that was reached, also when there are errors.
    std::map<std::string, std::string> stageTexts;
};

/// Turns a flat model into a system that can be evaluated. Thread-safe: works on its arguments only.
[[nodiscard]] CompileOutcome compile(FlatModel flatModel, const CompileOptions& options = {});

/// One run's evaluator of \a system, with the parameters' values as written in the model. Evaluators share nothing
/// but the immutable system.
[[nodiscard]] std::unique_ptr<SystemEvaluator> makeEvaluator(std::shared_ptr<const CompiledSystem> system);

}  // namespace bramah::solver
