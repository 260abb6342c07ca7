// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/compile/compile.h"
#include "solver/run/simulation_run.h"
#include "solver/tape/compiled_system.h"

#include <memory>
#include <utility>

namespace bramah::test {

/// Lets a run compile \a model, which a test has made or changed by itself. The result serves one run.
inline solver::PrepareSystem prepareFlat(solver::FlatModel model)
{
    return [shared = std::make_shared<solver::FlatModel>(std::move(model))](const std::function<bool()>& isStopWanted) {
        solver::CompileOptions options;
        options.isStopWanted = isStopWanted;
        solver::CompileOutcome compiled = solver::compile(std::move(*shared), options);
        return solver::PreparedSystem{compiled.system ? solver::makeEvaluator(compiled.system) : nullptr,
                                      std::move(compiled.diagnostics), compiled.system};
    };
}

}  // namespace bramah::test
