// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/model_text.h"
#include "solver/run/simulation_run.h"
#include "solver/use/model.h"

#include <functional>

namespace bramah::app {

/// What a check of the shown class found.
struct CheckedModel {
    std::shared_ptr<const solver::CompiledSystem> system;  ///< that is run; null: there are errors, or no class
    model::Diagnostics diagnostics;
    std::optional<solver::EquationBalance> balance;
    /// The equations of a component by itself, with its ports connected to something: for inspection, not for runs.
    std::shared_ptr<const solver::CompiledSystem> alone;
    /// While a component is shown: the equations of its class by itself, with its problems.
    std::shared_ptr<const CheckedModel> inside;
};

/// Checks the shown class in a worker. Ends early on a stop request.
using CheckModel = std::function<std::shared_ptr<const CheckedModel>(const std::function<bool()>& isStopWanted)>;

/// The class that a session runs, as it is now, on a copy of the library: to be held and asked in a worker.
[[nodiscard]] std::shared_ptr<solver::Model> modelOf(const editor::DocumentSession& session,
                                                     const std::shared_ptr<solver::ModelCache>& cache = {});

/// Returns the function that a worker calls to make the equations of the class that a session runs. If those in \a
/// cache differ only in values on which no equation depends, they are used with the new values; otherwise the class is
/// compiled and kept in \a cache.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                                 const std::shared_ptr<solver::ModelCache>& cache);
/// The same for another version \a text of the file of that class, as that of an earlier run; other files are as the
/// session has them.
[[nodiscard]] solver::PrepareSystem prepareAgain(const editor::DocumentSession& session, const ModelText& text,
                                                 const std::shared_ptr<solver::ModelCache>& cache);
/// The same for a check: the ports of a class that has some count as connected, as they would be in a circuit. The
/// result for such a class has only equations and cannot run. If a component is shown, its class is also checked by
/// itself.
[[nodiscard]] CheckModel prepareCheck(const editor::DocumentSession& session,
                                      const std::shared_ptr<solver::ModelCache>& cache);

}  // namespace bramah::app
