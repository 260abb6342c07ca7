// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/compiled_model_cache.h"
#include "solver/run/simulation_run.h"

#include <functional>

namespace bramah::app {

/// Makes the equations of a class in a worker. The entry has no system if the class has errors or on a stop request.
using CompileModel = std::function<CompiledModelCache::Entry(const std::function<bool()>& isStopWanted)>;

/// Returns the function that a worker calls to make the equations of the class that a session runs, on a copy of the
/// library taken now. If a system in \a cache differs only in values on which no equation depends, it is used with the
/// new values; otherwise the class is compiled and kept in \a cache.
[[nodiscard]] solver::PrepareSystem prepareModel(const editor::DocumentSession& session,
                                                 const std::shared_ptr<CompiledModelCache>& cache);
/// The same for another version \a text of the file of that class, as that of an earlier run; other files are as the
/// session has them.
[[nodiscard]] solver::PrepareSystem prepareAgain(const editor::DocumentSession& session, const ModelText& text,
                                                 const std::shared_ptr<CompiledModelCache>& cache);
/// The same for a check: the ports of a class that has some count as connected, as they would be in a circuit. The
/// result for such a class has only equations and cannot run. If a component is shown, its class is also checked by
/// itself.
[[nodiscard]] CompileModel prepareCheck(const editor::DocumentSession& session,
                                        const std::shared_ptr<CompiledModelCache>& cache);

}  // namespace bramah::app
