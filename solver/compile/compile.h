// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/compile/base/compile_options.h"
#include "solver/flat_model/flat_model.h"

#include <map>
#include <memory>
#include <string>

namespace bramah::solver {

class CompiledSystem;

/// The result of compile().
struct CompileOutcome {
    std::shared_ptr<const CompiledSystem> system;  ///< null on errors, or when stopped
    model::Diagnostics diagnostics;                ///< errors, or warnings and notes about the system
    bool isStopped = false;
    /// With CompileOptions::keepStageTexts the text of
    /// each stage that was reached, also after errors.
    std::map<std::string, std::string> stageTexts;
};

/// Compiles a flat model to a system that can be evaluated. Thread-safe: uses only its arguments.
[[nodiscard]] CompileOutcome compile(FlatModel flatModel, const CompileOptions& options = {});

}  // namespace bramah::solver
